"""What every page is sent with, and who may open a socket. A page of ours loads nothing from elsewhere and runs in no frame."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY: Final = "; ".join((
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "style-src-attr 'unsafe-inline'", "img-src 'self' data: blob:",
    "font-src 'self'", "media-src 'self' data: blob:", "connect-src 'self' {sockets}", "manifest-src 'self'", "base-uri 'none'",
    "form-action 'none'", "frame-ancestors 'none'",
))  # fmt: skip
OTHERS: Final = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
FOR_EVER: Final = "public, max-age=31536000, immutable"


class SafeHeaders:
    """Adds them to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")
        sockets = f"ws://{host} wss://{host}" if is_plain(host) else ""

        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.setdefault("Content-Security-Policy", POLICY.format(sockets=sockets))  # a report of the arena has its own
                for name, value in OTHERS.items():
                    headers[name] = value
                # What the build gives a name with a hash never changes.
                headers["Cache-Control"] = FOR_EVER if scope["path"].startswith("/assets/") else "no-cache"
            await send(message)

        await self.app(scope, receive, send_with)


def is_plain(host: str) -> bool:
    """A host and a port, and nothing that could end a header or a policy."""
    return bool(host) and all(c.isalnum() or c in ".-:[]" for c in host)


def may_connect(headers: Headers, origins: tuple[str, ...]) -> bool:
    """A browser says on which page a socket is opened: it must be ours. What is no browser says nothing, and has no one's session
    to abuse."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in origins or (urlsplit(origin).netloc == headers.get("host") and urlsplit(origin).scheme in ("http", "https"))
