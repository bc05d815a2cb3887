import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { transaction } from '../../../platform/database/transaction.ts';
import { type MailName, orderMails } from '../../../platform/outbox/order-mail.ts';
import { FIRST_TRY_BEFORE_MS } from '../rules/renewal.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long before its term ends a member is told that it renews, or that it does not. */
const NOTICE_BEFORE_MS = 30 * DAY_MS;
/** So long before its end a member whose term does not renew is told again. */
const LAST_CALL_BEFORE_MS = 3 * DAY_MS;
const BATCH = 500;

interface Told {
  id: number;
  expire_at: Date;
}

/** Orders the notice of each renewal that is near, once for each term. @returns number of mails */
export function tellRenewals(db: Db, now: Date): Promise<number> {
  const until = new Date(now.getTime() + NOTICE_BEFORE_MS);
  const charged = new Date(now.getTime() + FIRST_TRY_BEFORE_MS);
  return tell(
    db,
    'renewal_notice',
    'renewal_notice',
    now,
    sql<Told>`
      update members set renewal_told_for = expire_at where id in (
        select id from members
        where repeat and status = 'ACTIVE' and expire_at > ${charged}::timestamptz
          and expire_at <= ${until}::timestamptz and renewal_told_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked)
      returning id, expire_at`,
  );
}

/**
 * Orders the warnings to seekers whose term ends soon, which nothing renews by itself: a month ahead
 * and some days ahead, each once for a term. Whoever comes late is told once. @returns number of mails
 */
export async function tellEndings(db: Db, now: Date): Promise<number> {
  const lastCall = new Date(now.getTime() + LAST_CALL_BEFORE_MS);
  const notice = new Date(now.getTime() + NOTICE_BEFORE_MS);
  // What the index on ends that nobody was told of asks for: these have not come yet.
  const isEnding = sql`user_plan = 'seeker' and status = 'ACTIVE' and not repeat
    and expiry_told_for is distinct from expire_at`;
  const first = await tell(
    db,
    'term_ending',
    'term_ending',
    now,
    sql<Told>`
      update members set renewal_told_for = expire_at where id in (
        select id from members
        where ${isEnding} and expire_at > ${lastCall}::timestamptz
          and expire_at <= ${notice}::timestamptz and renewal_told_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked)
      returning id, expire_at`,
  );
  const last = await tell(
    db,
    'term_ending',
    'term_ending_last',
    now,
    sql<Told>`
      update members set last_call_told_for = expire_at where id in (
        select id from members
        where ${isEnding} and expire_at > ${now}::timestamptz
          and expire_at <= ${lastCall}::timestamptz and last_call_told_for is distinct from expire_at
        order by id limit ${sql.lit(BATCH)} for update skip locked)
      returning id, expire_at`,
  );
  return first + last;
}

/** Orders the mail to each plan holder whose term has ended, once for each end. @returns number of mails */
export function tellExpiries(db: Db, now: Date): Promise<number> {
  return tell(
    db,
    'account_expired',
    'account_expired',
    now,
    sql<Told>`
      update members set expiry_told_for = expire_at where id in (
        select id from members
        where user_plan is not null and expiry_told_for is distinct from expire_at
          and status <> 'CLOSED' and expire_at <= ${now}::timestamptz
        order by id limit ${sql.lit(BATCH)} for update skip locked)
      returning id, expire_at`,
  );
}

async function tell(
  db: Db,
  mail: Extract<MailName, 'renewal_notice' | 'term_ending' | 'account_expired'>,
  /** Says for which occasion the mail is ordered once. */
  occasion: string,
  now: Date,
  mark: ReturnType<typeof sql<Told>>,
): Promise<number> {
  let mails = 0;
  for (;;) {
    const told = await transaction(db, async (trx) => {
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
    mails += told;
    if (told < BATCH) return mails;
  }
}
