import { readConfig } from '../../../apps/server/src/config.ts';
import { systemClock } from '../../../apps/server/src/platform/clock.ts';
import { prepareDataFolder } from '../../../apps/server/src/platform/data-folder/data-folder.ts';
import { transaction } from '../../../apps/server/src/platform/database/transaction.ts';
import { createLog } from '../../../apps/server/src/platform/log.ts';
import { openDatabase } from '../../../apps/server/src/start/open-database.ts';

// Writes pairs of rows, each pair in one transaction, and prints a pair's number after its commit.
// After a kill, all printed pairs must exist, and never half of a pair.
const config = readConfig();
const data = prepareDataFolder(config.dataDir);
const { database } = await openDatabase({
  config,
  data,
  clock: systemClock,
  log: createLog('silent'),
});
process.stdout.write('writing\n');
for (let pair = 1; ; pair += 1) {
  await transaction(database.db, async (trx) => {
    for (const half of [1, 2]) {
      await trx
        .insertInto('outbox')
        .values({ kind: 'test', payload: JSON.stringify({ pair, half }) })
        .execute();
    }
  });
  process.stdout.write(`committed ${pair}\n`);
}
