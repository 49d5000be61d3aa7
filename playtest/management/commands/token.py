"""``manage.py token``: issue, list and revoke tokens of the API."""

from __future__ import annotations

from typing import Any

from django.contrib.auth.models import User
from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from content.errors import InvalidError
from content.wording import wording
from engine.schema.faults import closest
from playtest.actions.issue_token import issue_token
from playtest.actions.revoke_token import revoke_token
from playtest.api.scopes import SCOPES
from playtest.models import ApiToken


class Command(BaseCommand):
    """Tokens from the command line."""

    help = "Issue, list and revoke tokens of the API."
    requires_system_checks = ()  # it shows no page, and need not load them all

    def add_arguments(self, parser: CommandParser) -> None:
        """What to do, and for whom."""
        parser.add_argument("--lang", default="en", help="language of the messages: en, es, it, de")
        deeds = parser.add_subparsers(dest="deed", required=True)
        issue = deeds.add_parser("issue", help="issue a token; it is shown this once")
        issue.add_argument("user", help="whose token it is; it never may more than their role")
        issue.add_argument("name", help="what it is for")
        issue.add_argument(
            "--scope",
            action="append",
            dest="scopes",
            help=f"what it may be used for, several times: {', '.join(SCOPES)} (without: all of them)",
        )
        issue.add_argument("--days", type=int, help="how long it is valid (without: until it is revoked)")
        deeds.add_parser("list", help="list all tokens")
        revoke = deeds.add_parser("revoke", help="revoke a token")
        revoke.add_argument("id", help="its id, as the list shows it")

    def handle(self, *args: Any, **options: Any) -> None:
        """Do it."""
        self.words = wording(options["lang"])
        getattr(self, f"_{options['deed']}")(options)

    def _issue(self, options: dict[str, Any]) -> None:
        owner = User.objects.filter(username=options["user"]).first()
        if owner is None:
            names = list(User.objects.values_list("username", flat=True))
            near = closest(options["user"], names)
            said = self.words.say("token-no-user", {"name": options["user"]})
            hint = " " + self.words.say("fault-hint", {"hint": near}) if near else ""
            raise CommandError(said + hint)
        try:
            scopes = options["scopes"] or list(SCOPES)
            made = issue_token(owner, options["name"], scopes, days=options["days"], by=None)
        except InvalidError as error:
            raise CommandError("\n".join(self.words.located(fault) for fault in error.faults)) from None
        self.stderr.write(self.words.say("token-shown-once"))
        self.stdout.write(made.secret)

    def _list(self, options: dict[str, Any]) -> None:
        now = timezone.now()
        for token in ApiToken.objects.select_related("owner"):
            state = "valid" if token.is_valid(now) else "revoked" if token.revoked_at else "expired"
            self.stdout.write(
                f"{token.public_id}  {token.start}…  {token.owner}  {self.words.say(f'token-{state}')}  "
                f"{token.name}  [{' '.join(token.scopes)}]"
            )

    def _revoke(self, options: dict[str, Any]) -> None:
        token = ApiToken.objects.filter(public_id=options["id"]).first()
        if token is None:
            raise CommandError(self.words.say("token-unknown", {"id": options["id"]}))
        revoke_token(token, by=None)
        self.stdout.write(self.words.say("token-is-revoked", {"name": token.name}))
