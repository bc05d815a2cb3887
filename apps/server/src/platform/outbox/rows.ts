import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import type { MailOrder } from './order-mail.ts';

/** One email that this node has claimed. */
export interface ClaimedMail {
  id: number;
  order: MailOrder;
  createdAt: Date;
  /** This attempt included. */
  attempts: number;
}

/**
 * Claims waiting emails, the longest due first. Until the lease ends no other node claims them; when
 * a node dies, the others do.
 */
export async function claimMails(
  db: Db,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}::timestamptz
    where id in (
      select id from outbox
      where kind = 'mail' and sent_at is null and failed_at is null
        and next_attempt_at <= ${now}::timestamptz
      order by next_attempt_at, id limit ${limit} for update skip locked
    )
    returning id, payload as order, created_at as "createdAt", attempts
  `.execute(db);
  return rows;
}

/** Also for emails without a recipient: from outside both look the same. */
export async function markSent(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, last_error: null })
    .where('id', '=', id)
    .execute();
}

export async function markForRetry(db: Db, id: number, at: Date, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: at, last_error: error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

export async function markFailed(db: Db, id: number, now: Date, error: string): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, last_error: error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Leaves an email until then, as if it had never been tried. */
export async function hold(db: Db, id: number, until: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until, attempts: 0 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}
