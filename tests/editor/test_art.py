"""Pictures as the studio serves them: named by their bytes, so a browser keeps them for a year."""

from __future__ import annotations

import pytest
from django.test import Client
from django.urls import reverse

from content.models import Art, Pack

pytestmark = pytest.mark.django_db


@pytest.mark.parametrize("name", ["art", "thumbnail"])
def test_a_picture_is_kept_for_a_year_and_asked_for_once(
    lanternwick: Pack, designer: Client, name: str
) -> None:
    answer = designer.get(reverse(f"admin:{name}", args=(Art.objects.values_list("pk", flat=True)[0],)))
    assert answer.status_code == 200
    assert answer["Content-Type"] == "image/png"
    assert answer["Cache-Control"] == "private, max-age=31536000, immutable"


def test_pictures_are_for_people_who_are_signed_in(lanternwick: Pack, client: Client) -> None:
    art = Art.objects.values_list("pk", flat=True)[0]
    assert client.get(reverse("admin:thumbnail", args=(art,))).status_code == 302
