"""Trained networks as bots, without the library that trained them: numpy evaluates them.

encoding: a row of features as the input of a network; weights: the file; network: its policy and its values;
lookahead: a search that plays on by the policy; bot: the bot `net:FILE`. Needs the extra `train` or `research`. See
docs/training.md.
"""

from __future__ import annotations

from mutiny.nets.bot import NetBot
from mutiny.nets.network import Network
from mutiny.nets.weights import BadWeights, NetWeights, read_weights

__all__ = ["BadWeights", "NetBot", "NetWeights", "Network", "read_weights"]
