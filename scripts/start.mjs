import { ensureBuilt } from './lib/build.mjs';
import { checkDataDir } from './lib/data-dir.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { memoryFlags } from './lib/memory.mjs';
import { checkPlatform, serverNode } from './lib/node.mjs';
import { checkPort } from './lib/ports.mjs';
import { run } from './lib/process.mjs';

// npm start: whatever is missing is made, then the server runs until it is told to stop.
await main(async () => {
  // What would make the start fail is said before the minutes that a first install takes.
  checkPlatform();
  checkDataDir();
  await checkPort();
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await run(serverNode(), [...memoryFlags(), 'apps/server/src/main.ts']);
  return code;
});
