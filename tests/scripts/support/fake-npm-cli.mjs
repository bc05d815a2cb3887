// A fake npm for a copied tree: logs its call and writes what `npm ci` would install.
import { appendFileSync, cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';

appendFileSync('npm.log', `${process.argv.slice(2).join(' ')}\n`);

if (process.env.FAKE_NPM === 'fail') process.exit(7);
if (process.env.FAKE_NPM === 'hang') {
  process.on('SIGINT', () => process.exit(130));
  process.stderr.write('npm is busy\n');
  // A test that kills the launcher must not leave this process behind.
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || process.exit(1), 100);
} else {
  rmSync('node_modules', { recursive: true, force: true });
  const bin = `node_modules/node-linux-${process.arch}/bin`;
  for (const folder of [bin, 'node_modules/.bin', 'node_modules/some-package']) {
    mkdirSync(folder, { recursive: true });
  }
  symlinkSync(process.execPath, `${bin}/node`);
  cpSync('fake/react-router.mjs', 'node_modules/.bin/react-router');
}
