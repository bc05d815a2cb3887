import { sql } from 'kysely';
import type { Trx } from '../database/transaction.ts';

/** Channel on which the workers hear, once the transaction commits, that something is to be sent. */
export const OUTBOX_FILLED = 'outbox_filled';

/** The mails that the product sends. */
export type MailName =
  | 'welcome'
  | 'verify_email'
  | 'reset_password'
  | 'login_link'
  | 'login_attempts'
  | 'new_email'
  | 'new_email_asked'
  | 'email_changed'
  | 'password_changed'
  | 'closing_code'
  | 'account_closed'
  | 'receipt'
  | 'payment_failed'
  | 'renewal_notice'
  | 'renewal_failed'
  | 'term_ending'
  | 'account_expired'
  | 'listing_reminder';

/**
 * A mail that is to be sent. It names its subject and holds no text and no token: who gets it, what
 * it says and the token of its link are made when it is sent, so that asking for a mail takes as long
 * for an unknown address as for a known one, and no token rests in a row.
 */
export interface MailOrder {
  mail: MailName;
  memberId?: number;
  /** An address as somebody typed it; whether it belongs to a member is found out when sending. */
  email?: string;
  obligationId?: number;
  /** The try to charge a card that the mail is about. */
  attemptId?: number;
  /** ISO 8601 instant at which the member's term ends or has ended. */
  termEndsAt?: string;
  /** Where a code was asked for: it is good nowhere else. */
  sessionId?: number;
  /** ISO 8601 instant that the member's things bear which the mail is about. */
  remindedAt?: string;
}

/** Orders a mail in the transaction of its cause; the second with the same key is not written. */
export async function orderMail(
  trx: Trx,
  order: MailOrder,
  { now, key }: { now: Date; key?: string },
): Promise<void> {
  await orderMails(trx, [{ order, ...(key !== undefined && { key }) }], now);
}

/** Orders several mails at once, each as `orderMail` does. */
export async function orderMails(
  trx: Trx,
  mails: readonly { order: MailOrder; key?: string }[],
  now: Date,
): Promise<void> {
  if (mails.length === 0) return;
  await trx
    .insertInto('outbox')
    .values(
      mails.map(({ order, key }) => ({
        kind: 'mail',
        payload: JSON.stringify(order),
        dedup_key: key ?? null,
        created_at: now,
        next_attempt_at: now,
      })),
    )
    .onConflict((conflict) => conflict.column('dedup_key').doNothing())
    .execute();
  await sql`select pg_notify(${OUTBOX_FILLED}, '')`.execute(trx);
}
