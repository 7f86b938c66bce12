"""Right values by a remembered recursion, but Python's limit of 1000 calls is not raised: a long chain crashes."""

from functools import cache
from sys import stdin

nums = list(map(int, stdin.read().split()))
p = 0
out = []
while p < len(nums) and nums[p]:
    n = nums[p]
    p += 1
    to = []
    for _ in range(n):
        x = nums[p]
        to.append(nums[p + 1 : p + 1 + x])
        p += x + 1

    @cache
    def sg(v, to=to):
        got = set()
        for w in to[v]:
            got.add(sg(w))
        k = 0
        while k in got:
            k += 1
        return k

    while p < len(nums) and nums[p]:
        m = nums[p]
        s = 0
        for v in nums[p + 1 : p + 1 + m]:
            s ^= sg(v)
        out.append("WIN" if s else "LOSE")
        p += m + 1
    p += 1
print(*out, sep="\n")
