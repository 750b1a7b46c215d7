"""Heuristics for Cartagena: table (the position as a seat sees it), hands, outlook, plan (chances), choices (values).

For the search: worlds (sampled by belief), prospects (evaluation), model.
"""
