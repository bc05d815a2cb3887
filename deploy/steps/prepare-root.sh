#!/bin/sh
# Makes the user and the one folder that the program may write to.
set -eu
groupadd --gid 10001 crewpad
useradd --uid 10001 --gid crewpad --no-create-home --home-dir /var/lib/crewpad --shell /usr/sbin/nologin crewpad
install -d -o crewpad -g crewpad -m 0700 /var/lib/crewpad
ln -s /opt/crewpad/bin/crewpad /usr/local/bin/crewpad
