"""The rows behind the content. Read and written through `content.store` and `content.actions`, never
edited elsewhere."""

from content.models.art import Art
from content.models.comment import Comment
from content.models.dismissal import Dismissal
from content.models.entry import Entry, Mention
from content.models.history import Revision
from content.models.job import HasJob, Job
from content.models.language import Language
from content.models.member import Member
from content.models.message import MessageRevision, OwnMessage
from content.models.pack import Pack, PackFile, Review
from content.models.presence import Presence
from content.models.printing import Printer, PrintResult
from content.models.release import Release
from content.models.search import SearchIndex, SearchText, UnreadEntry
from content.models.text import Quality, State, TextUnit, Translation
from content.models.withdrawal import Withdrawal

__all__ = [
    "Art",
    "Comment",
    "Dismissal",
    "Entry",
    "HasJob",
    "Job",
    "Language",
    "Member",
    "Mention",
    "MessageRevision",
    "OwnMessage",
    "Pack",
    "PackFile",
    "Presence",
    "PrintResult",
    "Printer",
    "Quality",
    "Release",
    "Review",
    "Revision",
    "SearchIndex",
    "SearchText",
    "State",
    "TextUnit",
    "Translation",
    "UnreadEntry",
    "Withdrawal",
]
