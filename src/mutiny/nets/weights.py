"""The file of a trained network: a line of JSON that describes it, and its numbers, quantized.

The first line holds everything but the numbers: the game, the settings, the fields of the rows, and for each array its
name, type, shape and scale. The numbers follow. The digest at the beginning is of all the rest.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from mutiny.common.extras import OptionalImports
from mutiny.kernel.errors import MutinyError

with OptionalImports("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAGIC: Final = b"mutiny network 1 "
"""The beginning of every file, with the version of the format."""
DIGEST: Final = 64
LARGEST: Final = 127
MOST_BYTES: Final = 64 << 20
QUANTIZED: Final = 2
"""Arrays with this many dimensions are stored as bytes with a scale for each row."""


class BadWeights(MutinyError):
    """A file that holds no network, or one that does not fit."""


@dataclass(frozen=True, slots=True)
class NetWeights:
    """The numbers of a network by name, and a description of it."""

    about: dict[str, Any]
    arrays: dict[str, NDArray[Any]]


def weights_bytes(about: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]], quantize: bool = True) -> bytes:
    """Return the content of a file with these numbers; large arrays are quantized to a byte a number, or else to two.

    >>> data = weights_bytes({"game": "toy"}, {"a": np.array([[0.5, -1.0]], np.float32)})
    >>> read = parse_weights(data, "toy.net")
    >>> read.about["game"], np.abs(read.arrays["a"] - [[0.5, -1.0]]).max() < 0.01
    ('toy', np.True_)
    """
    listed: list[dict[str, Any]] = []
    parts: list[bytes] = []
    for name, array in arrays.items():
        entry: dict[str, Any] = {"name": name, "shape": list(array.shape)}
        if quantize and array.dtype.kind == "f" and array.ndim == QUANTIZED:
            scale = (np.abs(array).max(axis=1) / LARGEST).astype(np.float32)
            rounded = np.rint(array / np.maximum(scale, 1e-12)[:, None])
            entry["type"] = "scaled"
            parts += [scale.astype("<f4").tobytes(), rounded.astype(np.int8).tobytes()]
        else:
            kind = np.dtype(np.float16) if array.dtype.kind == "f" else array.dtype
            entry["type"] = kind.newbyteorder("<").str
            parts.append(array.astype(entry["type"]).tobytes())
        listed.append(entry)
    head = json.dumps({**about, "arrays": listed}, ensure_ascii=True).encode()
    body = head + b"\n" + b"".join(parts)
    return MAGIC + hashlib.sha256(body).hexdigest().encode() + b"\n" + body


def read_weights(path: str | Path) -> NetWeights:
    """Read a file of weights; the error for a file that is none is a sentence.

    >>> read_weights("no-such-file.net")
    Traceback (most recent call last):
    mutiny.nets.weights.BadWeights: there are no weights in no-such-file.net: No such file or directory.
    """
    try:
        with Path(path).open("rb") as file:
            data = file.read(MOST_BYTES)
    except OSError as error:
        raise BadWeights(f"there are no weights in {path}: {error.strerror}.") from None
    return parse_weights(data, str(path))


def parse_weights(data: bytes, name: str) -> NetWeights:
    """Return the weights in the content of a file; `name` is for errors.

    >>> parse_weights(b"a letter", "letter.txt")
    Traceback (most recent call last):
    mutiny.nets.weights.BadWeights: letter.txt is no file of weights: such files begin with 'mutiny network 1'.
    """
    if not data.startswith(MAGIC):
        raise BadWeights(f"{name} is no file of weights: such files begin with {MAGIC.decode().strip()!r}.")
    start = len(MAGIC) + DIGEST + 1
    digest, body = data[len(MAGIC) : start - 1], data[start:]
    if hashlib.sha256(body).hexdigest().encode() != digest:
        raise BadWeights(f"{name} is damaged: its content does not have the digest that it names.")
    head, _, numbers = body.partition(b"\n")
    about: dict[str, Any] = json.loads(head)
    arrays: dict[str, NDArray[Any]] = {}
    at = 0
    for entry in about.pop("arrays"):
        shape = tuple(entry["shape"])
        count = int(np.prod(shape))
        if entry["type"] == "scaled":
            scale = np.frombuffer(numbers, "<f4", shape[0], at)
            at += scale.nbytes
            rounded = np.frombuffer(numbers, np.int8, count, at).reshape(shape)
            at += count
            arrays[entry["name"]] = rounded.astype(np.float32) * scale[:, None]
            continue
        kind = np.dtype(entry["type"])
        found = np.frombuffer(numbers, kind, count, at).reshape(shape)
        at += found.nbytes
        arrays[entry["name"]] = found.astype(np.float32 if kind.kind == "f" else kind.newbyteorder("="))
    return NetWeights(about, arrays)
