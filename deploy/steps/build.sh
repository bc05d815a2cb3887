#!/bin/sh
# Builds the package and moves its folder to the path in $1. Needs the development dependencies.
set -eu
cd "$(dirname "$0")/../.."
npm run package
mkdir -p "$1"
version=$(node -p "require('./package.json').version")
cp -a dist/crewpad-"$version"-linux-*/. "$1"
