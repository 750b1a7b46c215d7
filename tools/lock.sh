#!/bin/sh
# Writes constraints.txt and constraints-bench.txt: exact versions for every platform, and no word of where they come from.
# Arguments: the uv command, then the peers of the benchmark.
set -eu
uv=$1
shift
build=$(sed -n 's/^requires = \[\(.*\)\]$/\1/p' pyproject.toml | tr -d '",' | tr ' ' '\n')

lock() {
    "$uv" pip compile --quiet --universal --python-version 3.11 --no-header --no-annotate --no-emit-index-url "$@"
}

printf '%s\n' "$build" | lock --extra dev --extra mutants pyproject.toml - --output-file constraints.txt --upgrade >/dev/null
printf '%s\n' "$build" "$@" | lock pyproject.toml - --output-file constraints-bench.txt --upgrade >/dev/null
