import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';
import { Hook } from '../hooks.ts';
import { orderTrace } from '../tracing.ts';

/** Channel that notifies the workers of new orders when the transaction commits. */
export const OUTBOX_FILLED = 'outbox_filled';

/**
 * The emails that can be ordered, by name, with the data of an order. Each feature adds its own.
 * @public
 */
// biome-ignore lint/suspicious/noEmptyInterface: the features add to it by declaration merging
export interface MailOrders {}

export type MailName = keyof MailOrders;

/**
 * An email to send. It contains only references, no text and no token: the recipient, the text and
 * the token of its link are created when it is sent. So an order takes as long for an unknown
 * address as for a known one, and no token is stored in a row.
 */
export type MailOrder<Name extends MailName = MailName> = Name extends MailName
  ? { mail: Name } & MailOrders[Name]
  : never;

/** An email that was just ordered. */
export interface OrderedMail {
  id: number;
  key: string | null;
  order: MailOrder;
}

/** Called in the transaction that orders emails, with those that are new. */
export const mailsOrdered = new Hook<
  (trx: Trx, mails: readonly OrderedMail[], now: Date) => Promise<void>
>();

/** Orders an email in the transaction of its cause. A second one with the same key is ignored. */
export async function orderMail(
  trx: Trx,
  order: MailOrder,
  { now, key }: { now: Date; key?: string },
): Promise<void> {
  await orderMails(trx, [{ order, ...(key !== undefined && { key }) }], now);
}

/** Orders several emails together, each as `orderMail` does. */
export async function orderMails(
  trx: Trx,
  mails: readonly { order: MailOrder; key?: string }[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  const rows = await trx
    .insertInto('outbox')
    .values(
      mails.map(({ order, key }) => ({
        kind: 'mail',
        payload: JSON.stringify(order),
        dedup_key: key ?? null,
        trace: orderTrace(),
        created_at: now,
        next_attempt_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .returning(['id', 'dedup_key as key', 'payload'])
    .execute();
  await sql`select pg_notify(${OUTBOX_FILLED}, '')`.execute(trx);
  const ordered = rows.map(({ payload, ...row }) => ({ ...row, order: payload as MailOrder }));
  for (const follow of mailsOrdered) await follow(trx, ordered, now);
}
