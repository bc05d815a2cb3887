import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { checkPlatform } from './lib/node.mjs';

// Before npm run format: installs the packages of tests and tools, too.
await main(async () => {
  checkPlatform();
  await ensureInstalled({ withTools: true });
});
