"""Turns errors into HTTP responses: a code, a sentence and a status, and no internal details."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.exceptions import HTTPException, ValidationException

from mutiny.kernel.errors import MutinyError
from mutiny.protocol.api import Problem
from mutiny.server.common.refusal import Refusal
from mutiny.server.edge.validation_text import explain_error
from mutiny.server.service.errors import as_refusal

LARGEST_BODY: Final = 16 * 1024
"""Bytes of a request body: an option with a table of components fits."""
CODES: Final = {
    400: ("malformed", "protocol"),
    401: ("bad-token",),
    403: ("no-seat", "origin", "banned", "not-host", "removed", "muted"),
    404: ("not-found", "no-table"),
    405: ("method",),
    409: ("not-now", "full", "name", "closed", "stale", "locked", "words"),
    413: ("too-big",),
    415: ("not-json",),
    422: ("illegal",),
    429: ("too-fast",),
    500: ("defect",),
    503: ("unavailable", "restart", "draining"),
}
STATUSES: Final = {code: status for status, codes in CODES.items() for code in codes}
"""The status of each code."""
EXPLANATIONS: Final = {
    "malformed": "the request cannot be understood.",
    "not-found": "there is nothing here; /api/v1/openapi.json says what there is.",
    "method": "that cannot be done with it; /api/v1/openapi.json says what can.",
    "too-big": f"the body of a request has at most {LARGEST_BODY} bytes.",
    "not-json": "send JSON, and say so: Content-Type: application/json.",
}


class TooFast(Refusal):
    """An address has sent too much; `wait` is the number of seconds to wait."""

    def __init__(self, what: str, wait: int) -> None:
        super().__init__("too-fast", f"too many {what} from your address: wait {wait} seconds.")
        self.what = what
        self.wait = wait

    def parts(self) -> tuple[Any, ...]:
        return (self.what, self.wait)


class ErrorResponse:
    """The response to an error.

    >>> answer = ErrorResponse(Refusal("full", "all seats are taken."))
    >>> answer.status, answer.body
    (409, b'{"code":"full","why":"all seats are taken."}')
    """

    def __init__(self, error: Exception) -> None:
        self.problem = problem_of(error)
        self.status = STATUSES[self.problem.code]
        self.body = msgspec.json.encode(self.problem)
        self.headers = {"content-type": "application/json"}
        if self.status in (429, 503):
            self.headers["retry-after"] = str(error.wait if isinstance(error, TooFast) else 1)
        if isinstance(error, HTTPException) and error.headers and "allow" in error.headers:
            self.headers["allow"] = error.headers["allow"]

    def raw(self) -> list[tuple[bytes, bytes]]:
        """Return the headers as they are sent, with the length."""
        headers = {**self.headers, "content-length": str(len(self.body))}
        return [(name.encode(), value.encode()) for name, value in headers.items()]


def problem_of(error: Exception) -> Problem:
    """Return the problem that describes an error.

    >>> problem_of(ZeroDivisionError("secret")).why
    'something went wrong here; it is noted.'
    """
    match error:
        case MutinyError():
            refusal = as_refusal(error)
            return Problem(refusal.code, refusal.why, refusal.clause, refusal.option)
        case msgspec.MsgspecError():
            return Problem("malformed", explain_error(str(error)))
        case UnicodeDecodeError():
            return Problem("malformed", "this is not JSON: it is not UTF-8 text.")
        case ValidationException():
            return Problem("malformed", _wrong_parameter(error))
        case HTTPException() if (code := CODES.get(error.status_code, ("",))[0]) in EXPLANATIONS:
            return Problem(code, EXPLANATIONS[code])
    return Problem("defect", "something went wrong here; it is noted.")


def _wrong_parameter(error: ValidationException) -> str:
    """Describe the first invalid parameter of a request."""
    extra: Any = error.extra
    first = extra[0] if isinstance(extra, list) and extra else None
    if not isinstance(first, dict):
        return EXPLANATIONS["malformed"]
    key = first.get("key")
    return explain_error(f"{first.get('message', '')}{f' - at `$.{key}`' if key else ''}")
