#!/usr/bin/env python3
"""The lock of what the program is built from and tested with: ``.ci/requirements.lock``.

    .ci/lock.py write    ask pip what it would install now, and write that, each with its hash
    .ci/lock.py check    say whether the lock has all that pyproject.toml asks for, in versions that it allows

The lock is for Python 3.11 on Linux, x86-64. Checking needs no network: each requirement of pyproject.toml, and each of
what those ask for in turn as far as it is installed here, has to stand in the lock in a version that fits.
"""

import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, requires
from itertools import chain
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / ".ci" / "requirements.lock"
PROJECT = "grundy-studio"
HEAD = "# What .ci/lock.py write made: Python 3.11, Linux, x86-64. Not to be edited by hand.\n"
LINE = re.compile(r"([A-Za-z0-9._-]+)==(\S+) --hash=sha256:([0-9a-f]{64})")
ENVIRONMENT = {
    "python_version": "3.11",
    "python_full_version": "3.11.7",
    "implementation_name": "cpython",
    "platform_machine": "x86_64",
    "platform_system": "Linux",
    "sys_platform": "linux",
}


def write() -> int:
    """Write the lock."""
    command = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report", "-"]
    extras = ",".join(_project()["project"]["optional-dependencies"])
    done = subprocess.run([*command, f"{ROOT}[{extras}]"], capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)["install"]
    lines = sorted(map(_line, (item for item in found if canonicalize_name(item["metadata"]["name"]) != PROJECT)))
    LOCK.write_text(HEAD + "".join(lines), encoding="utf-8")
    return check()


def _project() -> dict:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def _line(item: dict) -> str:
    name, version = canonicalize_name(item["metadata"]["name"]), item["metadata"]["version"]
    return f"{name}=={version} --hash=sha256:{item['download_info']['archive_info']['hashes']['sha256']}\n"


def locked(text: str) -> dict[str, str]:
    """The version of each package of a lock. Raises ValueError at a line that is none, or a package's second."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            match = LINE.fullmatch(line)
            if not match or match[1] in found:
                raise ValueError(f"not a line of a lock, or a second one for its package: {line}")
            found[match[1]] = match[2]
    return found


def asked_for(project: dict, versions: dict[str, str]) -> Iterator[tuple[str, Requirement]]:
    """Who asks for what: the project with all its extras, and in turn each package that is installed here."""
    own = [*project["build-system"]["requires"], *project["project"]["dependencies"]]
    own += chain.from_iterable(project["project"]["optional-dependencies"].values())
    waiting = [(PROJECT, Requirement(line)) for line in own]
    seen: set[tuple[str, frozenset[str]]] = set()
    while waiting:
        by, wanted = waiting.pop()
        name = canonicalize_name(wanted.name)
        if name == PROJECT or (wanted.marker and not wanted.marker.evaluate({**ENVIRONMENT, "extra": ""})):
            continue
        yield by, wanted
        key = name, frozenset(wanted.extras)
        if key not in seen and name in versions:
            seen.add(key)
            waiting += [(name, found) for found in _inner(name, wanted.extras)]


def _inner(name: str, extras: set[str]) -> Iterator[Requirement]:
    try:
        lines = requires(name) or []
    except PackageNotFoundError:
        return
    for found in map(Requirement, lines):
        wanted = [{**ENVIRONMENT, "extra": extra} for extra in ("", *extras)]
        if found.marker is None or any(map(found.marker.evaluate, wanted)):
            found.marker = None
            yield found


def problems(project: dict, text: str) -> list[str]:
    """What is wrong with a lock."""
    versions = locked(text)
    found = []
    for by, wanted in asked_for(project, versions):
        version = versions.get(canonicalize_name(wanted.name))
        if version is None:
            found.append(f"{by} asks for {wanted}, which is not in the lock")
        elif not wanted.specifier.contains(version, prereleases=True):
            found.append(f"{by} asks for {wanted}, but the lock has {version}")
    return found


def check() -> int:
    """Print what is wrong; 1 if anything is."""
    text = LOCK.read_text(encoding="utf-8")
    found = problems(_project(), text)
    for problem in found:
        print(problem)
    print(f"{len(locked(text))} packages are locked, {len(found)} problems")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit({"write": write, "check": check}[sys.argv[1]]() if sys.argv[1:] in (["write"], ["check"]) else __doc__)
