"""Which Tilewright this is: written once, and told wherever somebody would look for it."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.auth.models import User
from django.test import Client
from django.urls import reverse
from setuptools.config.pyprojecttoml import read_configuration

from playtest.api.document import openapi_document
from playtest.api.root import VERSION as API_ADDRESS
from studio.version import VERSION, version_parts

ROOT = Path(__file__).parents[2]


def test_the_package_has_no_version_of_its_own() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert "version" not in project
    assert "version" in project["dynamic"]


def test_a_wheel_would_have_the_version_of_the_studio() -> None:
    assert read_configuration(ROOT / "pyproject.toml")["project"]["version"] == VERSION


def test_versions_are_compared_by_their_numbers() -> None:
    assert version_parts("0.10.0") > version_parts("0.9.9")


def test_the_command_line_tells_the_version_of_the_studio_not_of_django() -> None:
    told = subprocess.run(
        [sys.executable, "manage.py", "--version"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert told.stdout == f"Tilewright {VERSION}\n"


@pytest.mark.django_db
@pytest.mark.any_database
def test_the_dashboard_tells_the_version(client: Client, person: Callable[..., User]) -> None:
    client.force_login(person("viewer"))
    assert f"Tilewright {VERSION}" in client.get(reverse("admin:index")).content.decode()


def test_the_api_has_a_version_of_its_own_and_tells_the_studio_beside_it() -> None:
    info = openapi_document()["info"]
    assert info["version"] == settings.API_VERSION
    assert info["x-tilewright-version"] == VERSION


def test_the_first_number_of_the_api_is_that_of_its_addresses() -> None:
    assert f"v{version_parts(settings.API_VERSION)[0]}" == API_ADDRESS
