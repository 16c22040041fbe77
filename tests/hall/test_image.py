"""What a host starts from: the image's recipe, the compose file, the unit, the proxies' examples.

Where Docker runs, `docker compose up` says it all. Here the same steps are followed by hand: the
wheel the image installs is built, unpacked where nothing can be written, and opened from there.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.hall.live import wait_for_hall

ROOT = Path(__file__).resolve().parents[2]
RECIPE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE = (ROOT / "compose.yaml").read_text("utf-8")


def copied() -> list[str]:
    """What the recipe takes from the project."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", RECIPE, re.MULTILINE)
    return [name for line in lines for name in line.split()[:-1]]


def test_the_recipe_takes_what_there_is() -> None:
    kept = (ROOT / ".dockerignore").read_text("utf-8").splitlines()
    assert copied()
    for name in copied():
        assert (ROOT / name).exists(), name
        assert f"!{name}" in kept, f".dockerignore keeps {name} from the builder"


def test_the_image_is_no_root_and_says_how_it_is() -> None:
    last = RECIPE.rpartition("\nFROM ")[2]
    assert "\nUSER meadhall" in last
    assert last.index("USER meadhall") < last.index("CMD")
    health = re.search(r"HEALTHCHECK .*?CMD (\[.*?\])", last, re.DOTALL)
    assert health is not None
    assert json.loads(health[1]) == ["meadhall", "hall", "ready", "--port", "8000"]
    assert "apt-get" not in last, "compilers stay in the first stage"
    assert "--require-hashes" in RECIPE


def test_the_compose_file_locks_the_door() -> None:
    for line in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true", "hall:/data"):
        assert line in COMPOSE
    assert "MEADHALL_DATABASE_URL: ${MEADHALL_DATABASE_URL:-}" in COMPOSE


def test_examples_keep_the_counters_in_and_strangers_addresses_out() -> None:
    for name in ("Caddyfile", "nginx.conf", "nginx-many.conf"):
        text = (ROOT / "deploy" / name).read_text("utf-8")
        assert "/metrics" in text
        assert "X-Forwarded-For" in text
    unit = (ROOT / "deploy" / "meadhall.service").read_text("utf-8")
    assert "DynamicUser=yes" in unit
    assert "ProtectSystem=strict" in unit


def test_the_board_shows_what_is_counted() -> None:
    """Every figure on the Grafana board is one the hall knows."""
    from meadhall.hall.metrics import Metrics

    known = {
        sample.name for family in Metrics().registry.collect() for sample in family.samples or []
    } | {family.name for family in Metrics().registry.collect()}
    board = (ROOT / "deploy" / "grafana.json").read_text("utf-8")
    json.loads(board)
    used = set(re.findall(r"meadhall_\w+", board))
    assert len(used) >= 8
    for name in used:
        base = re.sub(r"_(bucket|sum|count|total)$", "", name)
        assert base in known or name in known, name


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as the recipe does, uncompiled: that takes seconds."""
    target = tmp_path_factory.mktemp("wheel")
    source = tmp_path_factory.mktemp("source")
    for name in copied():
        if name not in ("web", "tools"):
            os.symlink(ROOT / name, source / name)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    subprocess.run(
        [*command, "--no-build-isolation", "--wheel-dir", str(target), str(source)],
        check=True,
        env={**os.environ, "MEADHALL_PURE": "1"},
    )
    return next(target.glob("*.whl"))


def test_the_wheel_opens_a_hall_where_nothing_can_be_written(wheel: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
        names = packed.namelist()
    assert any(name.startswith("meadhall/hall/keeping/migrations/versions/0001") for name in names)
    assert "meadhall/words/pl/hall.ftl" in names
    assert "meadhall/games/champions/cards.toml" in names
    assert "meadhall/bots/nets/champions.npz" in names
    # The recipe builds the web table before the wheel; here it is there once `make web` was run.
    if (ROOT / "src/meadhall/hall/web/index.html").exists():
        assert "meadhall/hall/web/index.html" in names
        assert any(name.startswith("meadhall/hall/web/assets/") for name in names)
    for folder in [site, *[path for path in site.rglob("*") if path.is_dir()]]:
        folder.chmod(0o555)
    data = tmp_path / "data"
    environment = {**os.environ, "PYTHONPATH": str(site), "MEADHALL_DATA": str(data)}
    environment.pop("MEADHALL_DATABASE_URL", None)
    with subprocess.Popen(
        [sys.executable, "-m", "meadhall", "hall", "--port", "0"],
        env={**environment, "PYTHONDONTWRITEBYTECODE": "1"},
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            address = process.stdout.readline().split()[-1].rstrip("/")
            wait_for_hall(address)
            port = address.rpartition(":")[2]
            ready = [sys.executable, "-m", "meadhall", "hall", "ready", "--port", port]
            subprocess.run(ready, check=True, env=environment, stdout=subprocess.DEVNULL)
        finally:
            process.terminate()
            process.wait(20)
            for folder in [site, *[path for path in site.rglob("*") if path.is_dir()]]:
                folder.chmod(0o755)
