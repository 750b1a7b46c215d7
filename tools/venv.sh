#!/bin/sh
# Makes the virtual environment named by the first argument with the first suitable Python of this machine; PYTHON names
# another. Does nothing when it is there already, with that version.
set -eu
venv=$1

suits() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

version_of() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])'
}

if [ -n "${PYTHON:-}" ] && ! suits "$PYTHON"; then
    echo "mutiny needs Python 3.11 or later, and PYTHON=$PYTHON is not one" >&2
    exit 1
fi
if [ -x "$venv/bin/python" ] && "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    if [ -z "${PYTHON:-}" ] || [ "$(version_of "$PYTHON")" = "$(version_of "$venv/bin/python")" ]; then
        exit 0
    fi
fi

python=
for candidate in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11 python; do
    if suits "$candidate"; then
        python=$candidate
        break
    fi
done
if [ -z "$python" ]; then
    echo "mutiny needs Python 3.11 or later, and none was found; if you have one, name it: make PYTHON=/where/it/is" >&2
    exit 1
fi

version=$(version_of "$python")
if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
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

echo "Making $venv with Python $version ..."
"$python" -m venv --clear "$venv"
