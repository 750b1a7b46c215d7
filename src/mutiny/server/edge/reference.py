"""The reference of the HTTP API as a web page, made from the OpenAPI document.

It is plain HTML, without scripts, and loads nothing but its own style, so it also works offline and in text browsers.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Any, Final

STYLE_PATH: Final = "/api/reference.css"
SCHEMAS: Final = "#/components/schemas/"
FOR_PROGRAMS: Final = """<p>The same for programs: <a href="/api/v1/openapi.json">OpenAPI</a>, and
<a href="/api/v1/messages.schema.json">the messages of the WebSocket</a>.</p>"""
STYLE: Final = b"""
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
h2 { margin-top: 2.5rem; border-top: 1px solid #8888; padding-top: 1rem; overflow-wrap: anywhere; }
.method { border-radius: .3rem; padding: .1rem .5rem; background: #2563; font-size: .8em; }
table { border-collapse: collapse; display: block; overflow-x: auto; }
td, th { border: 1px solid #8888; padding: .2rem .6rem; text-align: left; vertical-align: top; }
pre, code { font-family: ui-monospace, monospace; font-size: .9em; }
pre { overflow-x: auto; padding: .6rem; background: #8882; border-radius: .3rem; }
table + table { margin-top: 1rem; }
nav ul { columns: 26rem; padding-left: 1.2rem; overflow-wrap: anywhere; }
"""


def reference_page(document: Mapping[str, Any]) -> bytes:
    """Return the page.

    >>> answer = {"200": {"description": "Fine", "content": {}}}
    >>> ask = {"get": {"summary": "What there is", "operationId": "Games", "responses": answer}}
    >>> page = reference_page({"info": {"title": "Mutiny", "version": "1"}, "paths": {"/games": ask}, "components": {}})
    >>> b"<h2" in page and b"What there is" in page
    True
    """
    info = document["info"]
    title = f"{escape(info['title'])} {escape(info['version'])}: HTTP API"
    operations = list(_operations(document))
    schemas: Mapping[str, Any] = document.get("components", {}).get("schemas", {})
    parts = [
        "<!doctype html>",
        '<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
        f'<title>{title}</title><link rel="stylesheet" href="{STYLE_PATH}">',
        f"<h1>{title}</h1>",
        f"<p>{escape(info.get('description', ''))}</p>",
        FOR_PROGRAMS,
        "<nav><ul>",
        *(
            f'<li><a href="#{escape(_anchor(method, path))}"><code>{method.upper()} {escape(path)}</code></a></li>'
            for method, path, _ in operations
        ),
        "</ul></nav>",
        *(_operation(method, path, told) for method, path, told in operations),
        "<h1>Types</h1>",
        *(_schema(name, schema) for name, schema in sorted(schemas.items())),
        "</html>",
    ]
    return "\n".join(parts).encode()


def _operations(document: Mapping[str, Any]) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, told in methods.items():
            if isinstance(told, dict) and "responses" in told:
                yield method, path, told


def _anchor(method: str, path: str) -> str:
    return f"{method}{path}".replace("/", "-").replace("{", "").replace("}", "")


def _heading(method: str, path: str) -> str:
    name = f'<span class="method">{method.upper()}</span> <code>{escape(path)}</code>'
    return f'<h2 id="{escape(_anchor(method, path))}">{name}</h2>'


def _operation(method: str, path: str, told: Mapping[str, Any]) -> str:
    lines = [
        _heading(method, path),
        f"<p><strong>{escape(told.get('summary', ''))}.</strong> {escape(told.get('description', ''))}</p>",
    ]
    parameters = told.get("parameters", [])
    if parameters:
        rows = [
            (
                f"<code>{escape(each['name'])}</code>",
                escape(each["in"]),
                _type(each.get("schema", {})),
                escape(each.get("description", "")) + ("" if each.get("required") else " (may be left out)"),
            )
            for each in parameters
        ]
        lines.append(_table(("parameter", "in", "type", "what it is"), rows))
    for kind, body in told.get("requestBody", {}).get("content", {}).items():
        lines.append(f"<p>Body ({escape(kind)}): {_type(body.get('schema', {}))}</p>")
    answers = []
    for status, answer in told["responses"].items():
        kinds = [_type(body.get("schema", {})) for body in answer.get("content", {}).values()]
        answers.append((escape(status), " ".join(kinds), escape(answer.get("description", ""))))
    lines.append(_table(("status", "answer", "when"), answers))
    return "\n".join(lines)


def _schema(name: str, schema: Mapping[str, Any]) -> str:
    """Return a type: its fields, or the schema itself if it has none."""
    lines = [
        f'<h2 id="{escape(name)}"><code>{escape(name)}</code></h2>',
        f"<p>{escape(schema.get('description', ''))}</p>",
    ]
    fields = schema.get("properties")
    if fields is None:
        lines.append(f"<pre>{escape(json.dumps(schema, indent=1))}</pre>")
        return "\n".join(lines)
    needed = schema.get("required", ())
    rows = []
    for field, told in fields.items():
        about = escape(str(told.get("description", "")))
        if field not in needed and "default" in told:
            about = f"{about} Default: <code>{escape(json.dumps(told['default']))}</code>".strip()
        rows.append((f"<code>{escape(field)}</code>", _type(told), about))
    lines.append(_table(("field", "type", "what it is"), rows))
    return "\n".join(lines)


def _type(schema: Mapping[str, Any]) -> str:
    """Return a type in a few words; types with a name are links."""
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).removeprefix(SCHEMAS))
        return f'<a href="#{name}"><code>{name}</code></a>'
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " or ".join(_type(each) for each in schema[key])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(json.dumps(each))}</code>" for each in schema["enum"])
    kind = schema.get("type", "anything")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    kinds = kind if isinstance(kind, list) else [kind]
    limits = [
        f"{words} {schema[key]}"
        for key, words in (("minimum", "from"), ("maximum", "to"), ("minLength", "from"), ("maxLength", "up to"))
        if key in schema
    ]
    unit = " characters" if limits and "string" in kinds else ""
    return escape(" or ".join(kinds)) + (f" ({', '.join(limits)}{unit})" if limits else "")


def _table(heads: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> str:
    """Return a table; the cells are HTML already."""
    head = "".join(f"<th>{each}</th>" for each in heads)
    body = "".join("<tr>" + "".join(f"<td>{cell}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><tr>{head}</tr>{body}</table>"
