"""Training of networks by self-play, with PyTorch: `mutiny train GAME`.

plan: what is trained, and how; model: the network; environments: the games that it plays; rollout: a batch of
decisions; ppo: a step of learning; league: who sits at which table; clones: imitations of bots; checkpoint: a run on
the disk; export: weights that play without PyTorch; curves: pictures; evaluation: games against bots; trainer: the
run.

Needs the extra `torch`. See docs/training.md.
"""
