#!/bin/sh
# Tries to have a Firefox for the long runs, which play whole games in one; without it they leave those games out.
set -eu
for candidate in firefox-esr firefox; do
    if command -v "$candidate" >/dev/null 2>&1; then
        exit 0
    fi
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    echo "Installing the package firefox-esr, in which the long runs play whole games ..."
    if apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq firefox-esr >/dev/null; then
        exit 0
    fi
fi
echo "There is no Firefox here, so no games are played in one; on Debian: sudo apt install firefox-esr" >&2
