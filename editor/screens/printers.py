"""The printers of the studio: their calibration page, and how far they are off."""

from __future__ import annotations

from typing import Any

from django import forms
from django.contrib import messages
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect
from django.urls import reverse
from django.utils.translation import gettext as _

from content.actions.allow import require
from content.actions.keep_printer import forget_printer, keep_printer
from content.models import Printer
from editor.names import interface_language
from editor.screens.base import page, person, screen
from printing.sheets.calibration import calibration
from printing.sheets.presets import preset_named
from printing.sizes import PAPERS


class PrinterForm(forms.ModelForm):  # type: ignore[type-arg]
    """A printer's name and its two numbers."""

    class Meta:
        model = Printer
        fields = ("name", "right", "up")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        for name, bound in self.fields.items():
            bound.widget.attrs["class"] = "tw-input" if name == "name" else "tw-input tw-number"
            if name != "name":
                bound.widget.attrs["step"] = "0.1"


@screen("content.view_printer")
def printers(request: HttpRequest, pk: int = 0) -> HttpResponse:
    """All printers; one of them to be changed, or a new one."""
    who = person(request)
    known = get_object_or_404(Printer, pk=pk) if pk else None
    form = PrinterForm(request.POST or None, instance=known)
    if request.method == "POST":
        require(who, "content.change_printer" if known else "content.add_printer")
        if form.is_valid():
            keep_printer(form.save(commit=False), author=who)
            messages.success(request, _("The printer has been saved."))
            return redirect("admin:printers")
    return page(
        request,
        "editor/printers.html",
        _("Printers"),
        crumbs=[(_("Print centre"), reverse("admin:prints"))],
        status=422 if request.method == "POST" else 200,
        printers=list(Printer.objects.all()),
        known=known,
        form=form,
        papers=list(PAPERS),
        can_change=who.has_perm("content.change_printer"),
    )


@screen("content.delete_printer")
def forget(request: HttpRequest, pk: int) -> HttpResponse:
    """Delete a printer."""
    if request.method == "POST":
        forget_printer(get_object_or_404(Printer, pk=pk), author=person(request))
        messages.success(request, _("The printer has been deleted."))
    return redirect("admin:printers")


@screen("content.view_printer")
def calibration_page(request: HttpRequest, paper: str) -> HttpResponse:
    """The calibration page on a paper."""
    name = paper if paper in PAPERS else "a4"
    content = calibration(preset_named("a4-touching", {"paper": name}), interface_language())
    response = HttpResponse(content, content_type="application/pdf")
    response["Content-Disposition"] = f'attachment; filename="calibration-{name}.pdf"'
    return response
