import type { Db } from '../../../platform/database/database.ts';
import { forgetFullReminders } from './commands/forget-full-reminders.ts';
import { remind } from './commands/remind.ts';
import { findListersToRemind } from './queries/due.ts';

/** Listers of one transaction. */
const BATCH = 200;

/**
 * Reminds listers of houses without a free bed and of listings that nobody touched for long: the daily
 * job's work. What an earlier run has done, whole or in part, is not done again.
 * @returns number of mails
 */
export async function remindListers(db: Db, now: Date): Promise<number> {
  await forgetFullReminders(db);
  const listers = await findListersToRemind(db, now);
  let mails = 0;
  for (let at = 0; at < listers.length; at += BATCH) {
    mails += await remind(db, listers.slice(at, at + BATCH), now);
  }
  return mails;
}
