// A fake `react-router build` for a copied tree: logs its call and writes build files.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';

appendFileSync('../../build.log', `${process.argv.slice(2).join(' ')}\n`);
if (process.env.FAKE_BUILD === 'fail') process.exit(1);
for (const file of ['build/client/assets/page.js', 'build/server/index.js']) {
  mkdirSync(file.replace(/\/[^/]*$/, ''), { recursive: true });
  writeFileSync(file, `// ${file}\n`);
}
