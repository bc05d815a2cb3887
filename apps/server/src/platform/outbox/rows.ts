import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { type Trx, transaction } from '../database/transaction.ts';
import { countEmails } from '../event-counts.ts';
import { type MailOrder, OUTBOX_FILLED } from './order-mail.ts';

/** An email claimed by this node. */
export interface ClaimedMail {
  id: number;
  order: MailOrder;
  createdAt: Date;
  /** Including this attempt. */
  attempts: number;
  /** Of the request that ordered it. */
  trace: string | null;
}

/**
 * Claims waiting emails, longest due first. Until the lease ends no other node claims them; if a
 * node dies, another one does. The array is read once: a plan may run `in (select ...)` once for each
 * row, and each run skips the rows locked before, so that they exceed the limit together.
 */
export async function claimMails(
  db: Db,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<ClaimedMail[]> {
  const { rows } = await sql<ClaimedMail>`
    update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}::timestamptz
    where id = any(array(
      select id from outbox
      where kind = 'mail' and sent_at is null and failed_at is null
        and next_attempt_at <= ${now}::timestamptz and bundle is null
      order by next_attempt_at, id limit ${limit} for update skip locked
    ))
    returning id, payload as order, created_at as "createdAt", attempts, trace
  `.execute(db);
  return rows;
}

/** Both are null if there is no recipient, or the email could not be composed. */
export interface Outcome {
  recipient: string | null;
  subject: string | null;
}

/** Any number that no other two-key lock uses first. */
const BUNDLES_LOCK = 740_121_505;
/** Most emails in one. */
const BUNDLE_MAX = 50;

/** Claims held emails of one bundle, like `claimMails`; oldest first. */
export function claimBundle(
  db: Db,
  { now, leaseUntil }: { now: Date; leaseUntil: Date },
): Promise<ClaimedMail[]> {
  const isDue = sql`bundle is not null and sent_at is null and failed_at is null
    and next_attempt_at <= ${now}::timestamptz`;
  return transaction(db, async (trx) => {
    // One node at a time, so that a bundle is never split.
    await sql`select pg_advisory_xact_lock(${BUNDLES_LOCK}::int, 0)`.execute(trx);
    const { rows } = await sql<ClaimedMail>`
      update outbox set attempts = attempts + 1, next_attempt_at = ${leaseUntil}::timestamptz
      where id in (
        select id from outbox
        where bundle = (select min(bundle) from outbox where ${isDue}) and ${isDue}
        order by id limit ${BUNDLE_MAX}
      )
      returning id, payload as order, created_at as "createdAt", attempts, trace
    `.execute(trx);
    return rows.toSorted((a, b) => a.id - b.id);
  });
}

/** Also for emails without a recipient, so that both look the same from outside. */
export async function markSent(
  db: Db,
  ids: readonly number[],
  { now, recipient, subject }: Outcome & { now: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: now, recipient, subject, last_error: null })
    .where('id', 'in', ids)
    .execute();
  countEmails(recipient === null ? 'skipped' : 'sent', ids.length);
}

/**
 * Skips the emails of these orders that have not been tried, or are held, so that nobody has read
 * them. @returns the orders of those that it skipped
 */
export async function skipUntriedMails(
  trx: Trx,
  orders: readonly MailOrder[],
  now: Date,
): Promise<MailOrder[]> {
  if (orders.length === 0) return [];
  const { rows } = await sql<{ order: MailOrder }>`
    update outbox set sent_at = ${now}::timestamptz, recipient = null, last_error = null
    where kind = 'mail' and sent_at is null and failed_at is null and attempts = 0
      and payload = any(${orders.map((order) => JSON.stringify(order))}::jsonb[])
    returning payload as order`.execute(trx);
  countEmails('skipped', rows.length);
  return rows.map(({ order }) => order);
}

interface Failure extends Outcome {
  error: string;
}

export async function markForRetry(
  db: Db,
  id: number,
  { at, recipient, subject, error }: Failure & { at: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: at, recipient, subject, last_error: error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  countEmails('retried');
}

export async function markFailed(
  db: Db,
  id: number,
  failure: Failure & { now: Date },
): Promise<void> {
  await fail(db, id, failure);
  countEmails('failed');
}

/** The reason of an email that was not tried. */
export const ADDRESS_REFUSES = 'not sent: address refuses mail';

/** Keeps an email whose address refuses all of them. An admin can send it later. */
export async function markRefused(
  db: Db,
  id: number,
  outcome: Outcome & { now: Date },
): Promise<void> {
  await fail(db, id, { ...outcome, error: ADDRESS_REFUSES });
  countEmails('refused');
}

async function fail(
  db: Db,
  id: number,
  { now, recipient, subject, error }: Failure & { now: Date },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now, recipient, subject, last_error: error })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
}

/** Holds an email until then, as if it had never been tried; it is sent with its whole bundle. */
export async function hold(
  db: Db,
  id: number,
  { until, bundle }: { until: Date; bundle: string },
): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: until, attempts: 0, bundle })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  countEmails('held');
}

const NOT_VERIFIED = 'not sent: address not verified';
/** Later than any run of the program. */
export const NOT_UNTIL_VERIFIED = new Date('9000-01-01T00:00:00Z');

/** Whether an address belongs to a member who gets emails there. */
export async function isVerifiedAddress(trx: Trx, email: string): Promise<boolean> {
  const member = await trx
    .selectFrom('members')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('status', '<>', 'CLOSED')
    .executeTakeFirst();
  return member !== undefined;
}

/** Keeps an email, as if it had never been tried, until its address is verified. */
export async function waitForAddress(db: Db, id: number, recipient: string): Promise<void> {
  const waiting = { bundle: null, attempts: 0, recipient, last_error: NOT_VERIFIED };
  await db
    .updateTable('outbox')
    .set({ ...waiting, next_attempt_at: NOT_UNTIL_VERIFIED })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .execute();
  countEmails('held');
}

/** Sends the emails that waited for an address to be verified. */
export async function releaseMails(trx: Trx, recipient: string, now: Date): Promise<void> {
  const released = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now, last_error: null })
    .where('recipient', '=', recipient)
    .where('last_error', '=', NOT_VERIFIED)
    .where('sent_at', 'is', null)
    .returning('id')
    .execute();
  if (released.length > 0) await sql`select pg_notify(${OUTBOX_FILLED}, '')`.execute(trx);
}

/**
 * Retries a failed email, with a new text and token and its old Message-ID. The second of two
 * concurrent calls finds it waiting.
 * @returns undefined if the email does not exist
 */
export async function retryMail(
  trx: Trx,
  id: number,
  now: Date,
): Promise<{ kind: string; isRetried: boolean } | undefined> {
  const { rows } = await sql<{ kind: string; isRetried: boolean }>`
    with retried as (
      update outbox set failed_at = null, attempts = 0, next_attempt_at = ${now}::timestamptz
      where id = ${id} and kind = 'mail' and failed_at is not null and sent_at is null
      returning id
    )
    select o.payload->>'mail' as kind, exists (select from retried) as "isRetried"
    from outbox o where o.id = ${id} and o.kind = 'mail'`.execute(trx);
  if (rows[0]?.isRetried) await sql`select pg_notify(${OUTBOX_FILLED}, '')`.execute(trx);
  return rows[0];
}
