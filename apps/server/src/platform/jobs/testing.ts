import type { DatabaseHandle } from '../database/database.ts';
import { createBoss } from './boss.ts';

/** Adds a run of a job, as its schedule does. */
export async function addRun(
  database: DatabaseHandle,
  name: string,
  startAfter = new Date(),
): Promise<void> {
  const boss = createBoss(database, database.pool?.options.connectionString, false);
  boss.on('error', () => {});
  await boss.start();
  await boss.send(name, null, { startAfter });
  await boss.stop({ graceful: false });
}
