import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { lockListings } from '../../platform/database/locks.ts';
import { transaction } from '../../platform/database/transaction.ts';
import { orderMails } from '../../platform/outbox/order-mail.ts';
import {
  findListersToRemind,
  isFull,
  isFullDue,
  isRemindable,
  isUntouchedDue,
} from './emails.queries.ts';

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

/** Clears the reminders of listings with a free bed: they are due again once full. */
async function clearFullReminders(db: Db): Promise<void> {
  await transaction(db, async (trx) => {
    const free = await lockListings(trx, sql`l.full_reminded_at is not null and not (${isFull})`);
    await sql`
      update listings set full_reminded_at = null
      where id = any (${free.map(({ id }) => id)}::integer[])`.execute(trx);
  });
}

/**
 * Orders one email for each of these members with a listing due for a reminder, and records the
 * reminder on those listings.
 * @returns number of emails
 */
function recordReminders(db: Db, memberIds: readonly number[], now: Date): Promise<number> {
  return transaction(db, async (trx) => {
    // Locked in a fixed order. The update checks again, because an earlier holder may have changed
    // them.
    await lockListings(
      trx,
      sql`l.user_id = any (${memberIds}::integer[])
        and exists (select from members m where m.id = l.user_id and ${isRemindable(now)})
        and (${isFullDue(now)} or ${isUntouchedDue(now)})`,
    );
    const { rows } = await sql<{ user_id: number }>`
      with reminded as (
        update listings l
        set full_reminded_at = case when ${isFullDue(now)} then ${now}::timestamptz else l.full_reminded_at end,
          untouched_reminded_at = case when ${isUntouchedDue(now)} then ${now}::timestamptz
            else l.untouched_reminded_at end
        from members m
        where m.id = l.user_id and l.user_id = any (${memberIds}::integer[]) and ${isRemindable(now)}
          and (${isFullDue(now)} or ${isUntouchedDue(now)})
        returning l.user_id
      )
      select distinct user_id from reminded order by user_id`.execute(trx);
    const remindedAt = now.toISOString();
    const mails = rows.map(({ user_id: memberId }) => ({
      order: { mail: 'listing_reminder' as const, memberId, remindedAt },
      key: `listing_reminder:${memberId}:${remindedAt}`,
    }));
    await orderMails(trx, mails, now);
    return mails.length;
  });
}
