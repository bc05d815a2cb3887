import { checkDataDir } from './lib/data-dir.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { checkPlatform, serverNode } from './lib/node.mjs';
import { checkPort } from './lib/ports.mjs';
import { run } from './lib/process.mjs';

// npm run dev: the server restarts when its sources change; pages hot-reload.
await main(
  async () => {
    checkPlatform();
    checkDataDir();
    await checkPort();
    await ensureInstalled();
    const watched = ['apps/server/src', 'packages'].map((folder) => `--watch-path=${folder}`);
    const { code } = await run(serverNode(), [...watched, 'apps/server/src/main.ts'], {
      env: { ...process.env, CREWPAD_DEV: '1', NODE_ENV: 'development' },
    });
    return code;
  },
  { runsServer: true },
);
