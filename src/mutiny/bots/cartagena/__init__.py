"""Rules of thumb for Cartagena: table (what a player reads off it), outlook (chances), doors, visits, duels."""
