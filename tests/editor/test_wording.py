"""Messages in the studio: the list, one of them with what it changes, saving, conflicts, rights."""

from __future__ import annotations

import time

import pytest
from django.test import Client

from content.models import OwnMessage, Pack
from studio.terminal.releases import shipped
from tests.editor.conftest import ClientOf
from tests.editor.pages import form_values, shown
from tests.kept import loaded

pytestmark = pytest.mark.django_db


@pytest.fixture
def platformer(db: None) -> Pack:
    return loaded(shipped("platformer"))


@pytest.fixture
def ivo(platformer: Pack, client_of: ClientOf) -> Client:
    return client_of("translator", "ivo", languages=["it"])


def test_try(ivo: Client) -> None:
    for a in ["/admin/wording/?game=platformer&language=it", "/admin/wording/?game=platformer&language=it&q=muovi",
     "/admin/wording/?game=platformer&language=it&q=muovi",
     "/admin/wording/?game=platformer&language=it&word=operation/gain", "/admin/wording/?game=platformer&language=it&card=item/boots_of_speed",
     "/admin/wording/platformer/it/op-gain/","/admin/wording/platformer/it/op-gain/","/admin/wording/shared/it/join-and/","/admin/wording/shared/it/join-and/","/admin/wording/platformer/it/-gold/"]:
        t = time.time(); r = ivo.get(a); d = time.time()-t
        print(a, r.status_code, round(d,3), len(r.content))
        open("/tmp/look/"+a.replace("/","_")[:80]+".html","wb").write(r.content)
    v = form_values(ivo.get("/admin/wording/platformer/it/op-gain/"), "work")
    v["text"] = v["text"].replace("guadagna\n", "ottieni\n")
    for _ in range(2):
        t=time.time(); r = ivo.post("/admin/wording/platformer/it/op-gain/look/", v); print(r.status_code, time.time()-t, len(r.content))
    t=time.time(); r = ivo.post("/admin/wording/platformer/it/op-gain/look/", v|{"all":"1"}); print(r.status_code, time.time()-t, len(r.content))
    v["text"] = v["text"].replace("ottieni\n", "ottienine\n")
    t=time.time(); r = ivo.post("/admin/wording/platformer/it/op-gain/look/", v); print(r.status_code, time.time()-t, r.json()["errors"], r.json()["changes"][:3000])
    t=time.time(); r = ivo.post("/admin/wording/platformer/it/op-gain/", v); print(r.status_code, time.time()-t)
    assert OwnMessage.objects.count() == 1
    assert 0
