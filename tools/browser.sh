#!/bin/sh
# Makes sure that there is a Chromium for the browser tests; MUTINY_BROWSER names another one.
set -eu
for candidate in "${MUTINY_BROWSER:-}" chromium-headless-shell chromium chromium-browser google-chrome; do
    if [ -n "$candidate" ] && command -v "$candidate" >/dev/null 2>&1; then
        exit 0
    fi
done
if command -v apt-get >/dev/null 2>&1 && [ "$(id -u)" = 0 ]; then
    apt-get update -qq >/dev/null
    # The tests draw no window: the form of Chromium without windows is smaller and quicker, but not every system has it.
    package=chromium
    if apt-cache show chromium-headless-shell >/dev/null 2>&1; then
        package=chromium-headless-shell
    fi
    echo "Installing the package $package, which the browser tests need ..."
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq "$package" >/dev/null
else
    echo "The browser tests need Chromium, and none was found; on Debian or Ubuntu: sudo apt install chromium" >&2
    echo "(or name one that you have: MUTINY_BROWSER=/where/it/is)" >&2
    exit 1
fi
