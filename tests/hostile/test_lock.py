"""The lock of the dependencies fits pyproject.toml, has all that is needed, and the audit says what it could not do."""

import json
import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
if not (ROOT / ".ci").is_dir():
    pytest.skip("there is no CI beside the tests", allow_module_level=True)


@pytest.fixture(scope="module")
def lock() -> ModuleType:
    spec = spec_from_file_location("lock", ROOT / ".ci" / "lock.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def project(*lines: str) -> dict:
    return {
        "build-system": {"requires": ["hatchling>=1.24"]},
        "project": {"dependencies": list(lines), "optional-dependencies": {"more": ["pluggy", "grundy-studio[test]"]}},
    }


def text(*pairs: str) -> str:
    return "# head\n" + "".join(f"{pair} --hash=sha256:{'0' * 64}\n" for pair in pairs)


def test_the_lock_fits_the_project(lock: ModuleType) -> None:
    held = lock.LOCK.read_text(encoding="utf-8")
    assert lock.problems(lock._project(), held) == []
    assert {"numpy", "pyside6-essentials", "hypothesis", "hatchling", "msgspec", "mypy"} <= lock.locked(held).keys()


def test_what_is_missing_is_told(lock: ModuleType) -> None:
    held = "\n".join(line for line in lock.LOCK.read_text(encoding="utf-8").splitlines() if "numpy==" not in line)
    found = lock.problems(lock._project(), held)
    assert any(problem.startswith("grundy-studio asks for numpy>=2") for problem in found)
    assert any(problem.startswith("numba asks for numpy") for problem in found), "what is needed in turn is looked at"


def test_a_version_that_does_not_fit_is_told(lock: ModuleType) -> None:
    wanted = project("Some_Thing>=2; python_version < '3.12'", "other; sys_platform == 'win32'")
    found = lock.problems(wanted, text("some-thing==1.9", "pluggy==1.0", "hatchling==1.33"))
    assert [problem for problem in found if problem.startswith("grundy-studio")] == [
        'grundy-studio asks for Some_Thing>=2; python_version < "3.12", but the lock has 1.9'
    ]


@pytest.mark.parametrize(
    "line", ["numpy", "numpy>=2 --hash=sha256:" + "0" * 64, "numpy==2", "-e .", "numpy==2 --hash=md5:0"]
)
def test_a_line_that_pins_nothing_is_refused(lock: ModuleType, line: str) -> None:
    with pytest.raises(ValueError, match="not a line of a lock"):
        lock.locked(line)


def test_a_package_twice_is_refused(lock: ModuleType) -> None:
    with pytest.raises(ValueError, match="second"):
        lock.locked(text("a==1", "a==2"))


def audit(folder: Path, known: object, held: object) -> subprocess.CompletedProcess[str]:
    """Run the audit with a program in the place of pip-audit that gives these answers; None: it cannot ask."""
    program = folder / "pip-audit"
    answers = json.dumps([known, held])
    program.write_text(
        f"#!{sys.executable}\nimport json, sys\nknown, held = json.loads({answers!r})\n"
        "said = known if any('known.txt' in word for word in sys.argv) else held\n"
        "sys.exit('no network') if said is None else print(json.dumps({'dependencies': said}))\n"
    )
    program.chmod(0o755)
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}
    command = [str(ROOT / ".ci" / "audit"), sys.executable]
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=60, check=False)


FLAW = {"name": "urllib3", "version": "1.26.4", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}
SOUND = {"name": "numpy", "version": "2", "vulns": []}


def test_an_audit_that_finds_nothing(tmp_path: Path) -> None:
    done = audit(tmp_path, [FLAW], [SOUND, {"name": "tqdm", "skip_reason": "not found"}])
    assert done.returncode == 0, done.stderr
    assert "audited with pypi: 1 packages, 0 known advisories\nNOT AUDITED: tqdm\n" in done.stdout


def test_an_advisory_fails(tmp_path: Path) -> None:
    done = audit(tmp_path, [FLAW], [SOUND, FLAW])
    assert done.returncode == 1
    assert "advisory: urllib3 1.26.4 PYSEC-1" in done.stdout


@pytest.mark.parametrize("known", [None, [{"name": "urllib3", "version": "1.26.4", "vulns": []}]])
def test_a_service_without_data_is_told_and_fails_nothing(tmp_path: Path, known: object) -> None:
    done = audit(tmp_path, known, [SOUND])
    assert done.returncode == 0
    assert done.stdout.count("NOT AUDITED with") == 2
    assert "audited with" not in done.stdout.replace("NOT AUDITED with", "")
