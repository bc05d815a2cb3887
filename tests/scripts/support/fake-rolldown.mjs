// A fake `rolldown` for a copied tree: logs its call and copies the server as its build.
import { appendFileSync, cpSync } from 'node:fs';

appendFileSync('../../bundle.log', `${process.argv.slice(2).join(' ')}\n`);
if (process.env.FAKE_BUNDLE === 'fail') process.exit(1);
cpSync('src/main.ts', 'build/program/main.js');
