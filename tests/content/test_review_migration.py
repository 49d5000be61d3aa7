"""Nobody loses a right by the migration that brought reviewing: who wrote a language still reviews it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest
from django.apps import apps
from django.conf import settings
from django.contrib.auth.models import User

from content.models import Member, Pack, Translation

pytestmark = pytest.mark.django_db


def test_rights_and_writers_are_kept(lanternwick: Pack, person: Callable[..., User]) -> None:
    tara = person("translator", "tara", languages=["de"])
    row = Translation.objects.filter(language="de").exclude(text="").earliest("pk")
    Translation.objects.filter(pk=row.pk).update(changed_by=tara)
    [file] = (Path(settings.BASE_DIR) / "content" / "migrations").glob("*_review.py")
    import_module(f"content.migrations.{file.stem}").keep_rights(apps, None)
    assert [each.pk for each in Member.objects.get(user=tara).reviews.all()] == ["de"]
    row.refresh_from_db()
    assert row.written_by == tara
    assert Translation.objects.exclude(pk=row.pk).exclude(written_by=None).count() == 0
