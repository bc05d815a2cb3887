import { ensurePrepared } from './lib/build.mjs';
import { checkDataDir } from './lib/data-dir.mjs';
import { runWithRestarts } from './lib/dev-server.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { checkPlatform, serverEnv, serverNode } from './lib/node.mjs';
import { checkPort } from './lib/ports.mjs';

// npm run dev: the server restarts when its sources change; pages hot-reload.
await main(
  async () => {
    checkPlatform();
    checkDataDir();
    const address = await checkPort();
    await ensureInstalled();
    await ensurePrepared();
    return runWithRestarts({
      command: serverNode(),
      args: ['apps/server/src/main.ts'],
      env: { ...serverEnv(), CREWPAD_DEV: '1', NODE_ENV: 'development' },
      folders: ['apps/server', 'packages'],
      ...address,
    });
  },
  { runsServer: true },
);
