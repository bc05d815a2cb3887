// A fake npm for a copied tree: logs its call and writes what `npm ci` would install.
import { appendFileSync, cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';

appendFileSync('npm.log', `${process.argv.slice(2).join(' ')}\n`);

if (process.env.FAKE_NPM === 'fail') process.exit(7);
if (process.env.FAKE_NPM === 'hang') {
  process.on('SIGINT', () => process.exit(130));
  process.stderr.write('npm is busy\n');
  // A test that kills the launcher must not leave this process behind.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 100);
} else {
  const hasTools = process.argv.includes('--include=dev');
  if (process.argv.includes('ci')) rmSync('node_modules', { recursive: true, force: true });
  const bin = `node_modules/node-linux-${process.arch}/bin`;
  const folders = [bin, `${bin}/../include`, 'node_modules/.bin', 'node_modules/some-package'];
  if (hasTools) folders.push('node_modules/some-tool');
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  if (!existsSync(`${bin}/node`)) symlinkSync(process.execPath, `${bin}/node`);
  for (const tool of ['react-router', 'rolldown']) {
    cpSync(`fake/${tool}.mjs`, `node_modules/.bin/${tool}`);
  }
}
