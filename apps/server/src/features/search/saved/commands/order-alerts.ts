import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { type Trx, transaction } from '../../../../platform/database/transaction.ts';
import { orderMails } from '../../../../platform/outbox/order-mail.ts';
import { isNews } from '../queries/alerted.ts';

/** Batch size of saved searches per transaction. */
const BATCH = 200;

/**
 * Orders the emails of due saved searches, each with all its waiting changes. Concurrent workers
 * never order the same email, and nothing is lost if one dies.
 * @returns number of emails
 */
export async function orderAlerts(db: Db, now: Date): Promise<number> {
  let emails = 0;
  for (;;) {
    const batch = await transaction(db, (trx) => orderBatch(trx, now));
    emails += batch.emails;
    if (batch.searches < BATCH) return emails;
  }
}

async function orderBatch(trx: Trx, now: Date): Promise<{ searches: number; emails: number }> {
  const { rows: due } = await sql<{ id: number }>`
    select id from saved_searches where due_at <= ${now}::timestamptz
    order by due_at, id limit ${BATCH} for no key update skip locked`.execute(trx);
  if (due.length === 0) return { searches: 0, emails: 0 };
  const ids = sql.val(due.map(({ id }) => id));
  // A separate statement, so that it sees what the previous holder wrote. Listings that are no
  // longer public are skipped.
  const { rows } = await sql<{ id: number; member_id: number; count: number; listing_id: number }>`
    with taken as (
      update search_alerts set sent_at = ${now}::timestamptz
      where search_id = any (${ids}::integer[]) and sent_at is null
      returning search_id, change_id
    ), news as (
      select t.search_id, count(distinct c.listing_id)::int as count, min(c.listing_id) as listing_id
      from taken t
      join search_changes c on c.id = t.change_id
      join saved_searches s on s.id = t.search_id
      join search_filters f on f.id = s.filter_id
      join airport_listings a on a.listing_id = c.listing_id and a.airport_id = f.airport_id
      join listings l on l.id = c.listing_id
      where ${isNews(now)}
      group by t.search_id
    ), emptied as (
      update saved_searches s set due_at = null,
        alerted_at = case when n.search_id is null then s.alerted_at else ${now}::timestamptz end
      from unnest(${ids}::integer[]) d (id) left join news n on n.search_id = d.id
      where s.id = d.id
      returning s.id, s.member_id, n.count, n.listing_id
    )
    select id, member_id, count, listing_id from emptied where count > 0 order by id`.execute(trx);
  const at = now.toISOString();
  const mails = rows.map(({ id: searchId, member_id: memberId, count, listing_id }) => ({
    order: {
      ...{ mail: 'search_alert' as const, searchId, at, memberId, count },
      ...(count === 1 && { listingId: listing_id }),
    },
    key: `search_alert:${searchId}:${at}`,
  }));
  await orderMails(trx, mails, now);
  return { searches: due.length, emails: mails.length };
}
