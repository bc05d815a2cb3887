import type { Db } from '../../../platform/database/database.ts';
import { clearFullReminders, recordReminders } from './commands/record-reminders.ts';
import { findListersToRemind } from './queries/due-reminders.ts';

/** Batch size of listers per transaction. */
const BATCH = 200;

/**
 * The daily job: reminds listers of full listings and of those unchanged for long. Does not repeat
 * the work of an earlier or interrupted run.
 * @returns number of emails
 */
export async function remindListers(db: Db, now: Date): Promise<number> {
  await clearFullReminders(db);
  const listers = await findListersToRemind(db, now);
  let emails = 0;
  for (let at = 0; at < listers.length; at += BATCH) {
    emails += await recordReminders(db, listers.slice(at, at + BATCH), now);
  }
  return emails;
}
