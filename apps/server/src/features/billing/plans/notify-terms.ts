import { FIRST_CHARGE_BEFORE_MS, RENEWAL_NOTICE_DAYS } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { type MailName, orderMails } from '../../../platform/outbox/order-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long before the end of a term its member is notified whether it renews. */
const NOTICE_BEFORE_MS = RENEWAL_NOTICE_DAYS * DAY_MS;
/** How long before the end a member whose term does not renew is reminded. */
const REMINDER_BEFORE_MS = 3 * DAY_MS;
const BATCH = 500;

interface NotifiedTerm {
  id: number;
  expire_at: Date;
}

/** Orders the notice of each renewal that is near, once per term. @returns number of emails */
export function notifyRenewals(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() + NOTICE_BEFORE_MS);
  const charged = new Date(now.getTime() + FIRST_CHARGE_BEFORE_MS);
  return orderEmails(
    db,
    'renewal_notice',
    'renewal_notice',
    now,
    sql<NotifiedTerm>`
      update members set renewal_notice_for = expire_at where id = any(array(
        select id from members
        where repeat and status = 'ACTIVE' and expire_at > ${charged}::timestamptz
          and expire_at <= ${until}::timestamptz and renewal_notice_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
}

/**
 * Orders the warnings to members whose term ends soon and does not renew: a month ahead and some
 * days ahead, each once per term. Within the last days only the second one.
 * @returns number of emails
 */
export async function notifyEndings(db: Db, now: Date): Promise<number> {
  const reminder = new Date(now.getTime() + REMINDER_BEFORE_MS);
  const notice = new Date(now.getTime() + NOTICE_BEFORE_MS);
  // The last condition matches the index; these terms have not ended yet.
  const isEnding = sql`user_plan is not null and status = 'ACTIVE' and not repeat
    and expiry_notice_for is distinct from expire_at`;
  const first = await orderEmails(
    db,
    'term_ending',
    'term_ending',
    now,
    sql<NotifiedTerm>`
      update members set renewal_notice_for = expire_at where id = any(array(
        select id from members
        where ${isEnding} and expire_at > ${reminder}::timestamptz
          and expire_at <= ${notice}::timestamptz and renewal_notice_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
  const last = await orderEmails(
    db,
    'term_ending',
    'term_ending_last',
    now,
    sql<NotifiedTerm>`
      update members set term_reminder_for = expire_at where id = any(array(
        select id from members
        where ${isEnding} and expire_at > ${now}::timestamptz
          and expire_at <= ${reminder}::timestamptz and term_reminder_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
  return first + last;
}

/** Orders the email to each plan holder whose term has ended, once per end. @returns number of emails */
export function notifyExpiries(db: Db, now: Date): Promise<number> {
  return orderEmails(
    db,
    'account_expired',
    'account_expired',
    now,
    sql<NotifiedTerm>`
      update members set expiry_notice_for = expire_at where id = any(array(
        select id from members
        where user_plan is not null and expiry_notice_for is distinct from expire_at
          and status <> 'CLOSED' and expire_at <= ${now}::timestamptz
        order by id limit ${sql.lit(BATCH)} for update skip locked))
      returning id, expire_at`,
  );
}

async function orderEmails(
  db: Db,
  mail: Extract<MailName, 'renewal_notice' | 'term_ending' | 'account_expired'>,
  /** Orders the email once per event. */
  occasion: string,
  now: Date,
  mark: ReturnType<typeof sql<NotifiedTerm>>,
): Promise<number> {
  let mails = 0;
  for (;;) {
    const notified = await transaction(db, async (trx) => {
      const { rows } = await mark.execute(trx);
      const orders = rows.map(({ id, expire_at }) => {
        const termEndsAt = expire_at.toISOString();
        return {
          order: { mail, memberId: id, termEndsAt },
          key: `${occasion}:${id}:${termEndsAt}`,
        };
      });
      await orderMails(trx, orders, now);
      return rows.length;
    });
    mails += notified;
    if (notified < BATCH) return mails;
  }
}
