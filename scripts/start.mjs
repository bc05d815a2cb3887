import { ensureBuilt, PROGRAM } from './lib/build.mjs';
import { checkDataDir } from './lib/data-dir.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { memoryFlags } from './lib/memory.mjs';
import { checkPlatform, serverEnv, serverNode } from './lib/node.mjs';
import { checkPort } from './lib/ports.mjs';
import { run } from './lib/process.mjs';

// npm start: installs and builds what is missing, then runs the server until it is stopped.
await main(
  async () => {
    // Reports startup problems before the first install, which takes minutes.
    checkPlatform();
    checkDataDir();
    await checkPort();
    await ensureInstalled();
    await ensureBuilt();
    const { code } = await run(serverNode(), [...memoryFlags(), PROGRAM], {
      env: serverEnv(),
    });
    return code;
  },
  { runsServer: true },
);
