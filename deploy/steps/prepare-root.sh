#!/bin/sh
# Makes the user and the one folder that the program may write to.
set -eu
groupadd --system --gid 10001 crewpad
useradd --system --uid 10001 --gid crewpad --no-create-home --home-dir /var/lib/crewpad crewpad
install -d -o crewpad -g crewpad -m 0700 /var/lib/crewpad
ln -s /opt/crewpad/bin/crewpad /usr/local/bin/crewpad
