#!/bin/sh
# Makes the virtual environment named by the first argument with the first suitable Python of this machine; PYTHON names
# another. Does nothing when it is there already, made with that Python. The other arguments go to tools/environment.py.
set -eu
cd "$(dirname "$0")/.."
venv=$1
shift

# "3.13", or nothing if there is no such program or it does not work.
version_of() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || true
}

suits() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

if [ -n "${PYTHON:-}" ] && ! suits "$PYTHON"; then
    version=$(version_of "$PYTHON")
    if [ -n "$version" ]; then
        echo "PYTHON=$PYTHON is Python $version, which is too old: Mutiny needs Python 3.11 or later." >&2
    else
        echo "PYTHON=$PYTHON cannot be run: name a Python 3.11 or later that works on this machine." >&2
    fi
    exit 1
fi

python=
for candidate in ${PYTHON:-} "$venv/bin/python" python3 python3.14 python3.13 python3.12 python3.11 python; do
    if suits "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    version=$(version_of python3)
    echo "Mutiny needs Python 3.11 or later; ${version:+python3 is Python $version, and }none was found." >&2
    echo "If you have one, name it: make PYTHON=/where/it/is" >&2
    exit 1
fi

if [ ! -e "$venv/bin/python" ] && ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    version=$(version_of "$python")
    # Debian and its descendants keep this part of Python in a package of its own.
    if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
        echo "Installing the package python$version-venv, which this Python lacks ..."
        apt-get update -qq >/dev/null
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "python$version-venv" >/dev/null
    else
        echo "This Python cannot make virtual environments; on Debian or Ubuntu: sudo apt install python$version-venv" >&2
        exit 1
    fi
fi

exec "$python" -m tools.environment "$venv" ${PYTHON:+--python "$python"} "$@"
