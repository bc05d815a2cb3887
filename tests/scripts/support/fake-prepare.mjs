// A fake preparation of the database for a copied tree: logs its call and writes one file of it.
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';

appendFileSync('prepare.log', 'prepare\n');
if (process.env.FAKE_PREPARE === 'fail') process.exit(1);
mkdirSync('apps/server/build/database', { recursive: true });
writeFileSync('apps/server/build/database/PG_VERSION', '17\n');
