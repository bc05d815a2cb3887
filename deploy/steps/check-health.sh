#!/bin/sh
# Succeeds while this node may get requests.
exec /opt/crewpad/bin/node -e '
fetch(`http://127.0.0.1:${process.env.PORT || 3000}/api/health`, { signal: AbortSignal.timeout(4000) })
  .then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1));
'
