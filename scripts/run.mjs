import { ensureInstalled } from './lib/install.mjs';
import { main, Refusal } from './lib/main.mjs';
import { checkPlatform, serverNode } from './lib/node.mjs';
import { run } from './lib/process.mjs';

/** Programs that an installation without the packages of tests and tools can run. */
const COMMANDS = /^apps\/server\/src\//;

// node scripts/run.mjs FILE args...: runs one of the project's TypeScript programs.
await main(async () => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Refusal('Usage: node scripts/run.mjs FILE [arguments]');
  checkPlatform();
  await ensureInstalled({ withTools: !COMMANDS.test(file) });
  const { code } = await run(serverNode(), [file, ...args]);
  return code;
});
