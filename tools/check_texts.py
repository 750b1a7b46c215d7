"""Checks the texts that players read, in four languages: typography, words, and program codes.

Usage: python tools/check_texts.py [RULE ...]. Reads the texts in src/mutiny/i18n/LANG/*.ftl and, of each game in
src/mutiny/games/GAME, i18n/LANG/*.ftl, rulebook.toml, guide.toml and lesson.toml. Prints FILE:LINE: RULE: reason for
every finding; 1 if there is one. With names of rules only those are checked. Words are compared with docs/glossary.md.

The rules:

    spaces      French: a no-break space before : ; ! ? » and after «; Italian: no space inside « »
    percent     10% in English and Italian; in French and German a no-break space before %
    ellipsis    … and not three dots; no space before it in English, French and Italian
    touch       a pointer chooses, taps or clicks: it does not touch
    code        no option or value by its program code, nothing in backticks
    gender      English: no he, his, him for a player
    apostrophe  the straight one
    joined      a no-break space between ± and its number
    words       one word for one thing
"""

from __future__ import annotations

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast

ROOT = Path(__file__).resolve().parent.parent
LANGUAGES = ("en", "fr", "it", "de")
NO_BREAK = "\u00a0"
NARROW = "\u202f"
PART = "\ufffc"
"""Stands for a part of a text that is inserted when the text is shown: a variable, a number or another message."""
BLANKS = f" {NO_BREAK}{NARROW}"

Finding = tuple[int, str]
"""The position in a text, and the error there."""


@dataclass(frozen=True)
class Text:
    """A text in one language, and the position of each of its characters in its file."""

    path: Path
    """The path relative to the root of the repository."""
    lang: str
    content: str
    """The text without line breaks: each is replaced by a space."""
    lines: tuple[int, ...]
    """The line of each character."""

    def line(self, place: int) -> int:
        """Return the line in the file of a character of the text."""
        return self.lines[min(place, len(self.lines) - 1)]


# Reading the files


class Unreadable(ValueError):
    """An error: a file could not be parsed."""


def fluent_texts(source: str, path: Path, lang: str) -> Iterator[Text]:
    """Yield the texts of a Fluent file: every message, attribute and variant."""
    starts = [0] + [match.end() for match in re.finditer("\n", source)]

    def line(offset: int) -> int:
        return _line(starts, offset)

    for entry in FluentParser(with_spans=True).parse(source).body:
        if isinstance(entry, ast.Junk):
            raise Unreadable(f"{path}: not Fluent: {entry.content!r}")
        if isinstance(entry, ast.Message | ast.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    for parts in _patterns(pattern, source):
                        content = "".join(part for part, _ in parts)
                        lines = [line(start + place) for part, start in parts for place in range(len(part))]
                        yield Text(path, lang, content.replace("\n", " "), tuple(lines))


def _patterns(pattern: ast.Pattern, source: str) -> Iterator[list[tuple[str, int]]]:
    """Yield a pattern and those of its variants, each as pieces of text with their offsets in the file."""
    own: list[tuple[str, int]] = []
    for element in pattern.elements:
        if element.span is None:
            raise Unreadable("the parser gives no places")
        if isinstance(element, ast.TextElement):
            own.append((source[element.span.start : element.span.end], element.span.start))
            continue
        expression = element.expression
        if isinstance(expression, ast.StringLiteral):
            own.append((str(expression.parse()["value"]), element.span.start))
            continue
        own.append((PART, element.span.start))
        if isinstance(expression, ast.SelectExpression):
            for variant in expression.variants:
                yield from _patterns(variant.value, source)
    if own:
        yield own


TOML_STRING = re.compile(
    r"""
    \#[^\n]*                                        # a comment
    | (?: (?<![\w.-]) (?P<lang>en|fr|it|de) \s*=\s* )?
      (?: \"{3} \n? (?P<long>.*?) \"{3}
        | '{3} .*? '{3}
        | " (?P<short> (?: [^"\\\n] | \\. )* ) "
        | '[^'\n]*'
      )
    """,
    re.VERBOSE | re.DOTALL,
)
ESCAPE = re.compile(r"\\(?:u(?P<four>[0-9a-fA-F]{4})|(?P<fold>[ \t]*\n\s*)|(?P<one>.))", re.DOTALL)


def toml_texts(source: str, path: Path) -> Iterator[Text]:
    """Yield the texts of a TOML file, which are the strings whose keys are languages.

    The result is checked against that of tomllib.
    """
    starts = [0] + [match.end() for match in re.finditer("\n", source)]
    found = []
    for match in TOML_STRING.finditer(source):
        if match["lang"] is None:
            continue
        name = "long" if match["long"] is not None else "short"
        if match[name] is None:
            raise Unreadable(f"{path}:{_line(starts, match.start())}: write the text in double quotes")
        parts = list(_unescaped(match[name], match.start(name)))
        content = "".join(part for part, _ in parts)
        places = [_line(starts, start + place) for part, start in parts for place in range(len(part))]
        found.append((match["lang"], content, tuple(places)))
    if Counter((lang, content) for lang, content, _ in found) != Counter(_strings(tomllib.loads(source))):
        raise Unreadable(f"{path}: the texts cannot be told from the rest of the file")
    for lang, content, lines in found:
        yield Text(path, lang, content.replace("\n", " "), lines)


def _unescaped(raw: str, offset: int) -> Iterator[tuple[str, int]]:
    """Yield the pieces of a TOML string, with escapes resolved, and their offsets."""
    last = 0
    for match in ESCAPE.finditer(raw):
        yield raw[last : match.start()], offset + last
        if match["four"]:
            yield chr(int(match["four"], 16)), offset + match.start()
        elif match["one"]:
            yield {"n": "\n", "t": "\t"}.get(match["one"], match["one"]), offset + match.start()
        last = match.end()
    yield raw[last:], offset + last


def _strings(value: Any) -> Iterator[tuple[str, str]]:
    """Yield every string below a key that is a language."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key in LANGUAGES and isinstance(inner, str):
                yield key, inner
            else:
                yield from _strings(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _strings(inner)


def _line(starts: list[int], offset: int) -> int:
    """Return the line at an offset, counted from 1; `starts` are the offsets at which lines begin."""
    low, high = 0, len(starts)
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if starts[middle] <= offset else (low, middle)
    return low + 1


def all_texts(root: Path = ROOT) -> Iterator[Text]:
    """Yield every text of the program."""
    package = root / "src" / "mutiny"
    for lang in LANGUAGES:
        for path in sorted((*package.glob(f"i18n/{lang}/*.ftl"), *package.glob(f"games/*/i18n/{lang}/*.ftl"))):
            yield from fluent_texts(path.read_text(encoding="utf-8"), path.relative_to(root), lang)
    for name in ("rulebook", "guide", "lesson"):
        for path in sorted(package.glob(f"games/*/{name}.toml")):
            yield from toml_texts(path.read_text(encoding="utf-8"), path.relative_to(root))


# Typography

ADDRESS = re.compile(r"\b(?:https?|wss?)://\S+|`[^`]*`")


def _plain(text: Text) -> str:
    """Return the text with addresses and code masked, so that punctuation in them does not count."""
    return ADDRESS.sub(lambda match: "x" * len(match[0]), text.content)


def spaces(text: Text) -> Iterator[Finding]:
    """Check French no-break spaces at high punctuation and inside quotes, and that Italian has none inside quotes."""
    content = _plain(text)
    if text.lang == "it":
        for match in re.finditer(rf"«[{BLANKS}]|[{BLANKS}]»", content):
            yield match.start(), "no space inside « »"
    if text.lang != "fr":
        return
    for match in re.finditer("[:;!?»«]", content):
        place, sign = match.start(), match[0]
        before, after = content[place - 1 : place], content[place + 1 : place + 2]
        if sign == "«":
            if after != NO_BREAK:
                yield place, f"after « {_instead(after)}"
        elif before != NO_BREAK and not _stands_alone(content, place, before):
            yield place, f"before {sign} {_instead(before)}"


def _instead(found: str) -> str:
    names = {NARROW: "a narrow no-break space", " ": "an ordinary space"}
    return f"stands {names.get(found, 'nothing')}; a no-break space (U+00A0) belongs there"


def _stands_alone(content: str, place: int, before: str) -> bool:
    """Return whether a sign is not the punctuation of a French sentence: a time, a doubled mark, a key to press."""
    sign, rest = content[place], content[place + 1 :]
    if sign == ":" and before.isdigit() and rest[:1].isdigit():
        return True
    if sign in "!?" and before and before in "!?":
        return True
    # "? pour l'aide", "tapez ? à tout moment", "! mutinerie": the sign itself is meant.
    return sign in "!?" and before in ("", " ", "(") and re.match(rf" [a-zà-ÿ{PART}]", rest) is not None


def percent(text: Text) -> Iterator[Finding]:
    """Check that English and Italian write 10%, and French and German a no-break space before %."""
    for match in re.finditer(rf"(?<=[\d{PART}])([{BLANKS}]*)%", _plain(text)):
        if text.lang in ("en", "it"):
            if match[1]:
                yield match.start(), "no space before %"
        elif match[1] != NO_BREAK:
            yield match.start(), f"before % {_instead(match[1])}"


def ellipsis(text: Text) -> Iterator[Finding]:
    """Check that an ellipsis is one character, without a space before it except in German."""
    content = _plain(text)
    for match in re.finditer(r"\.{3,}", content):
        yield match.start(), "write …, not three dots"
    if text.lang != "de":
        for match in re.finditer(rf"(?<=[^{BLANKS}])[{BLANKS}]+…", content):
            yield match.start(), "no space before …"


def apostrophe(text: Text) -> Iterator[Finding]:
    """Check that the straight apostrophe is used."""
    for match in re.finditer("\u2019", text.content):
        yield match.start(), "the files use the straight apostrophe '"


def joined(text: Text) -> Iterator[Finding]:
    """Check that ± and its number stay on one line."""
    for match in re.finditer(rf"±(?=[^{NO_BREAK}])", text.content):
        yield match.start(), "a no-break space belongs between ± and its number"


# Words

TOUCH = {
    "en": re.compile(r"\b(?:touch(?:es|ed|ing)?)\b", re.IGNORECASE),
    # Toucher une prime: to be paid.
    "fr": re.compile(
        r"\b(?:touchez|touchons|toucher)\b(?! (?:(?:la|une|sa|leur|les|des|\S+) )?(?:prime|pi[èe]ce|point|solde|or\b))",
        re.IGNORECASE,
    ),
    # Tocca a te, tocca di nuovo al capitano, a chi tocca: whose turn it is.
    "it": re.compile(
        r"(?<!chi )\btocca(?:te|re|ndo)?\b(?!(?: \w+){0,2} (?:a|ad|al|allo|alla|ai|agli|alle)\b|(?: \w+)? all')",
        re.IGNORECASE,
    ),
    "de": re.compile(r"\bberühr\w*", re.IGNORECASE),
}
TOUCH_BETTER = {
    "en": "choose, or tap or click",
    "fr": "choisir, ou toucher ou cliquer sur",
    "it": "scegliere, o toccare o fare clic su",
    "de": "wählen, antippen",
}
POINTERS = {
    "en": r"touch(?:es)? or click",
    "fr": r"touche[rz] ou clique[rz]",
    "it": r"tocca(?:re)? o (?:fai|fare) clic|tocca o clicca|toccare o cliccare",
    "de": r"(?!)",
}


def touch(text: Text) -> Iterator[Finding]:
    """Check that no text tells a player to touch something, because a player may have a mouse."""
    for match in TOUCH[text.lang].finditer(text.content):
        if not re.match(POINTERS[text.lang], text.content[match.start() :], re.IGNORECASE):
            yield match.start(), f"“{match[0]}”: {TOUCH_BETTER[text.lang]}"


def gender(text: Text) -> Iterator[Finding]:
    """Check that no text assumes a player's gender."""
    if text.lang == "en":
        for match in re.finditer(r"\b(?:s?/?he|his|him|himself)\b(?<!she)", text.content, re.IGNORECASE):
            yield match.start(), f"“{match[0]}”: they, or the player"


@dataclass(frozen=True)
class Codes:
    """The program codes of options and their values; players read the names in the form instead."""

    options: frozenset[str]
    values: frozenset[str]

    @classmethod
    def of(cls, root: Path) -> Codes:
        """Return the codes of all rulebooks."""
        options: set[str] = set()
        values: set[str] = set()
        for path in sorted((root / "src" / "mutiny" / "games").glob("*/rulebook.toml")):
            for option in tomllib.loads(path.read_text(encoding="utf-8")).get("option", []):
                options.add(str(option["id"]))
                values.update(str(value) for value in option.get("values", []))
        return cls(frozenset(options), frozenset(values))

    def found(self, text: Text) -> Iterator[Finding]:
        """Yield codes in a text: in backticks, as OPTION=VALUE, with a hyphen, or as a value in parentheses."""
        patterns = [r"`[^`]*`"]
        if self.options:
            patterns.append(rf"(?<![\w-])(?:{_either(self.options)})=[\w-]+")
        hyphened = {code for code in self.options | self.values if "-" in code}
        if hyphened:
            patterns.append(rf"(?<![\w-])(?:{_either(hyphened)})(?![\w-])")
        if self.values:
            patterns.append(rf"\((?:{_either(self.values)})\)")
        for match in re.finditer("|".join(patterns), text.content):
            yield match.start(), f"“{match[0]}” is a program's word: name the option as the form does"


def _either(words: frozenset[str] | set[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=lambda word: (-len(word), word)))


CLAUSE = rf"(?=(?:[MTC]\d|MP|TT)|{PART})"
"""The text after the word for a clause: its id, or a variable."""


@dataclass(frozen=True)
class Wrong:
    """A word that is not used, the word to use, and the files concerned: those whose paths contain `where`."""

    pattern: str
    better: str
    where: str = ""
    glossary: bool = True
    """Whether the word to use is in the glossary."""


WORDS: dict[str, tuple[Wrong, ...]] = {
    "en": (
        Wrong(rf"\brules? {CLAUSE}", "clause"),
        Wrong(r"\b(?:First Mate|Quartermaster)\b", "Mate", "meuterer"),
        Wrong(r"\b(?:Stevedore|Docker|Longshoreman)\b", "Loader", "meuterer"),
        Wrong(r"\bShip's Boy\b", "Cabin Boy", "meuterer"),
        Wrong(r"\b(?:anticlockwise|counterclockwise)\b", "counter-clockwise"),
        Wrong(r"\bdraw (?:deck|stack)\b", "draw pile"),
        Wrong(r"\bdiscard (?:deck|stack)\b", "discard pile"),
        Wrong(r"\b(?:loyalty|fealty)\b", "allegiance", "cartagena"),
        Wrong(r"\bopposing players?\b", "opponent"),
        Wrong(r"\bknock(?:s|ed|ing)? at\b(?! all\b)", "knock on", glossary=False),
        Wrong(r"\blot is cast\b", "drawn at random", glossary=False),
        Wrong(r"\bor what there is\b", "or as many as there are", glossary=False),
        Wrong(r"\band the one before it\b", "and the one it came from", glossary=False),
        Wrong(r"\bonly seems? to\b", "only pretend to", glossary=False),
        Wrong(r"\banew\b", "again", glossary=False),
    ),
    "fr": (
        Wrong(rf"\br[èe]gles? {CLAUSE}", "article"),
        Wrong(r"\bpost(?:er|ez|ent|és?|ées?|ant)\b", "placer", "cartagena"),
        Wrong(r"\bfiles?\b", "rangée", "cartagena"),
        Wrong(r"\btalon\b", "pioche"),
        Wrong(r"\b(?:docker|manutentionnaire)\b", "débardeur", "meuterer"),
        Wrong(r"\b(?:contremaître|premier maître)\b", "quartier-maître", "meuterer"),
        Wrong(r"\bau milieu\b(?! d)", "centre", "meuterer"),
        Wrong(r"\bsens (?:inverse )?des aiguilles d'une montre\b", "dans le sens horaire"),
        Wrong(r"\bbots?\b", "robot"),
        Wrong(r"\bquitte le jeu\b", "hors jeu"),
        Wrong(r"\ble sort en est jeté\b", "tirage au sort", glossary=False),
        Wrong(r"\bqui que ce soit qui\b", "peu importe qui", glossary=False),
    ),
    "it": (
        Wrong(rf"\bregol[ae] {CLAUSE}", "articolo"),
        Wrong(r"\bcapomastro\b", "nostromo"),
        Wrong(r"\bscaricatore\b", "stivatore"),
        Wrong(r"\bfedeltà\b", "schieramento", "cartagena"),
        Wrong(r"\bass[ei]\b", "passerella", "traitres"),
        Wrong(r"\bmanche\b", "round"),
        Wrong(r"\bsenso (?:delle|contrario alle) lancette\b", "in senso orario"),
        Wrong(r"\brobot\b", "bot"),
        Wrong(r"\bmescolamento\b", "mescolata", glossary=False),
    ),
    "de": (
        Wrong(r"\bKlauseln?\b", "Regel"),
        Wrong(r"\bRegelwerks?\b", "Spielregel"),
        Wrong(r"\b(?:Steuermann|Quartiermeister)\b", "Maat", "meuterer"),
        Wrong(r"\bLoyalität\b", "Gesinnung", "cartagena"),
        Wrong(r"\bAffen?\b", "Äffchen", "cartagena"),
        Wrong(r"\bSeefahrt\b", "Fahrt", "cartagena"),
        Wrong(r"\bRoboters?\b", "Bot"),
        Wrong(r"\bZiehstapel\b|\bTalon\b", "Nachzugstapel"),
        Wrong(r"\bvorgestellten? Partien\b", "simulierte Partien", glossary=False),
    ),
}


def words(text: Text) -> Iterator[Finding]:
    """Check that each thing has one word, that of the glossary."""
    for wrong in WORDS[text.lang]:
        if wrong.where in text.path.as_posix():
            for match in re.finditer(wrong.pattern, text.content, re.IGNORECASE):
                said = match[0].replace(PART, "…").strip()
                yield match.start(), f"“{said}”: our word is “{wrong.better}”"


def glossary(root: Path = ROOT) -> dict[str, set[str]]:
    """Return the words of docs/glossary.md by language, without islands and names."""
    names = {"English": "en", "French": "fr", "Italian": "it", "German": "de"}
    found: dict[str, set[str]] = {lang: set() for lang in LANGUAGES}
    columns: dict[int, str] = {}
    for line in (root / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines():
        if not line.startswith("|"):
            columns = {}
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not columns:
            columns = {place: names[cell] for place, cell in enumerate(cells) if cell in names}
            continue
        for place, lang in columns.items():
            found[lang].update(word.strip() for word in re.split("[,;]", cells[place]))
    return found


# All together

Rule = Callable[[Text], Iterator[Finding]]


def rules(root: Path = ROOT) -> dict[str, Rule]:
    """Return the rules by name."""
    return {
        "spaces": spaces,
        "percent": percent,
        "ellipsis": ellipsis,
        "touch": touch,
        "code": Codes.of(root).found,
        "gender": gender,
        "apostrophe": apostrophe,
        "joined": joined,
        "words": words,
    }


def check(text: Text, chosen: dict[str, Rule]) -> Iterator[tuple[int, str, str]]:
    """Yield the errors in a text: the line in its file, the rule, and the reason with some of the text around it."""
    for name, rule in chosen.items():
        for place, reason in rule(text):
            around = " ".join(text.content[max(0, place - 25) : place + 35].replace(PART, "{}").split())
            yield text.line(place), name, f"{reason} [{around}]"


def main(arguments: list[str], root: Path = ROOT) -> int:
    """Print all findings and their number by rule and language; return 1 if there are any."""
    known = rules(root)
    if unknown := set(arguments) - set(known):
        print(f"There is no rule {', '.join(sorted(unknown))}; there are {', '.join(known)}.")
        return 2
    chosen = {name: rule for name, rule in known.items() if name in arguments or not arguments}
    count: Counter[str] = Counter()
    number = 0
    for text in all_texts(root):
        number += 1
        for line, name, reason in check(text, chosen):
            print(f"{text.path}:{line}: {name} ({text.lang}): {reason}")
            count[f"{name} ({text.lang})"] += 1
    if count:
        print(f"{count.total()} findings in {number} texts: " + ", ".join(f"{n} {name}" for name, n in count.items()))
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
