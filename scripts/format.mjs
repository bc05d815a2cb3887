import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/main.mjs';
import { checkPlatform } from './lib/node.mjs';
import { runTool } from './lib/steps.mjs';

// npm run format: formats the code and applies safe fixes.
await main(async () => {
  checkPlatform();
  await ensureInstalled({ withTools: true });
  return runTool(['biome', 'check', '--write', '.']);
});
