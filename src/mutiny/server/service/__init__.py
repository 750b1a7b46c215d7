"""The tables of a worker: in memory with their subscribers, committed to the store, moved on by the scheduler."""
