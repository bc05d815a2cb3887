import type { RentalStatus } from '@crewpad/domain';
import { type RawBuilder, sql } from 'kysely';
import type { MemberActor } from '../../../../platform/access/actor.ts';
import type { ChangeSummary } from '../../../../platform/database/column-types.ts';
import type { Db } from '../../../../platform/database/database.ts';
import type { RentalRow } from '../../queries/rental-rows.ts';
import { rentalsOfTenant } from './matching-rentals.ts';

/** An entry of the history with the rental data for its readers. Amounts in whole cents. */
export interface HistoryEntry {
  id: number;
  rental_id: number;
  lister_id: number;
  listing_id: number;
  title: string;
  room_and_bed: string;
  tenant: string;
  email: string;
  email_hidden: boolean;
  accepted_at: Date | null;
  action: string;
  change_summary: ChangeSummary;
  reason: string | null;
  actor: 'lister' | 'tenant' | 'system' | 'admin';
  status: RentalStatus;
  time_zone: string;
  created_at: Date;
}

interface Page {
  limit: number;
  offset: number;
}
interface HistoryPage {
  rows: HistoryEntry[];
  total: number;
}

/** The history of all rentals of a member, as lister and as tenant, newest first. */
export function listHistory(db: Db, actor: MemberActor, page: Page): Promise<HistoryPage> {
  const asLister = sql`h.lister_id = ${actor.id}`;
  const asTenant = sql`h.rental_id = any (array(${rentalsOfTenant(actor)}))`;
  return listEntries(db, [asLister, asTenant], page);
}

/** The history of all rentals of the same person with the same lister as a rental, newest first. */
export function listHistoryOf(
  db: Db,
  actor: MemberActor,
  rental: RentalRow,
  page: Page,
): Promise<HistoryPage> {
  const rentals =
    actor.id === rental.lister_id
      ? rentalsOfPerson(rental)
      : sql`select mine.id from (${rentalsOfTenant(actor)}) own join rentals mine on mine.id = own.id
          where mine.lister_id = ${rental.lister_id}`;
  return listEntries(db, [sql`h.rental_id = any (array(${rentals}))`], page);
}

/** A person is their account, or their email before they have one. */
function rentalsOfPerson({ lister_id, user_id, email }: RentalRow) {
  const samePerson =
    user_id === null
      ? sql`r.email = ${email}::citext`
      : sql`(r.user_id = ${user_id} or r.user_id is null and r.email = ${email}::citext)`;
  return sql`select r.id from rentals r where r.lister_id = ${lister_id} and ${samePerson}`;
}

/**
 * Entries `h` selected by one of several disjoint conditions. Each part of a page walks its own
 * index.
 */
async function listEntries(
  db: Db,
  conditions: readonly RawBuilder<unknown>[],
  { limit, offset }: Page,
): Promise<HistoryPage> {
  const newest = conditions.map(
    (condition) => sql`(
      select h.id from rental_history h where ${condition} order by h.id desc limit ${limit + offset})`,
  );
  const counts = conditions.map(
    (condition) => sql`(select count(*)::int from rental_history h where ${condition})`,
  );
  const { rows } = await sql<(HistoryEntry | { id: null }) & { total: number }>`
    with shown as materialized (
      select id from (${sql.join(newest, sql` union all `)}) matching
      order by id desc limit ${limit} offset ${offset}
    )
    select page.*, counted.total
    from (select ${sql.join(counts, sql` + `)} as total) counted
    left join (
      select h.id, h.rental_id, h.lister_id, r.listing_id, l.title, h.room_and_bed,
        coalesce(nullif(btrim(r.first_name || ' ' || r.last_name), ''), m.display_name, '') as tenant,
        r.email::text as email, r.email_hidden, r.accepted_at, h.action,
        h.change_summary, h.reason, h.actor, h.status, r.time_zone, h.created_at
      from shown s
      cross join lateral (select * from rental_history where id = s.id) h
      cross join lateral (select * from rentals where id = h.rental_id) r
      cross join lateral (select title from listings where id = r.listing_id) l
      left join lateral (select display_name from members where id = r.user_id) m on true
    ) page on true
    order by page.id desc`.execute(db);
  const found = rows.filter((row): row is HistoryEntry & { total: number } => row.id !== null);
  return { rows: found, total: rows[0]?.total ?? 0 };
}
