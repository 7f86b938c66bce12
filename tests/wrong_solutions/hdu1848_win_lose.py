"""Only whether a heap is won (1) or lost (0), and these XORed, instead of the heaps' Grundy values."""

fib = [1, 2]
while fib[-1] < 1000:
    fib.append(fib[-1] + fib[-2])

win = [0] * 1001
for i in range(1, 1001):
    for f in fib:
        if f <= i and not win[i - f]:
            win[i] = 1
            break

while True:
    m, n, p = map(int, input().split())
    if m == n == p == 0:
        break
    print("Fibo" if win[m] ^ win[n] ^ win[p] else "Nacci")
