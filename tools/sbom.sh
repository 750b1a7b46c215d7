#!/bin/sh
# Writes lists of contents (SBOM, in the form of CycloneDX): python.cdx.json, the packages that every extra of the pure
# wheel installs, and web.cdx.json, the packages that the web client is built with. Needs Node and npm.
# Arguments: the folder with the wheel, and the folder for the lists.
set -eu
wheel=$(echo "$1"/*-py3-none-any.whl)
mkdir -p "$2"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/installed"
"$work/installed/bin/python" -m pip install --quiet "$wheel[all]"
"$work/installed/bin/python" -m pip uninstall --quiet --yes pip setuptools
python3 -m venv "$work/tool"
"$work/tool/bin/python" -m pip install --quiet cyclonedx-bom==7.5.0
"$work/tool/bin/cyclonedx-py" environment --output-reproducible --output-file "$2/python.cdx.json" "$work/installed"
(cd web && npm sbom --package-lock-only --sbom-format cyclonedx) >"$2/web.cdx.json"
