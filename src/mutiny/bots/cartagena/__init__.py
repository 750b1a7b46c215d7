"""Rules of thumb for Cartagena: table (what a player reads off it), hands, outlook, plan (chances), choices and below.

And what a search knows of it: worlds (as people believe them), prospects (who will win), model.
"""
