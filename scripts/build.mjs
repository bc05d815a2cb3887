import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { checkPlatform } from './lib/node.mjs';

// npm run build: builds the web and the server; with --force even if nothing changed.
await main(async () => {
  checkPlatform();
  await ensureInstalled();
  await ensureBuilt({ force: process.argv.includes('--force') });
});
