import type { BedKind } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { Trx } from '../../../platform/database/transaction.ts';

/** A bed without a rental from some day on. */
export interface FreeBed {
  id: number;
  listing_id: number;
  room_name: string;
  bed_name: string;
  bed_kind: BedKind;
  /** First day without a rental; -infinity, which sorts first, for a bed without any. */
  free_from: string;
  /** The same for display: a past date means now. */
  shown_from: string;
  /** The last date announced to the waitlist. */
  announced_from: string | null;
  is_held: boolean;
}

/** The beds of some listings without an open-ended rental, including those held for a member. */
export async function listFreeBeds(
  db: Db | Trx,
  listingIds: readonly number[],
): Promise<FreeBed[]> {
  const { rows } = await sql<FreeBed>`
    select b.id, b.listing_id, r.room_name, b.bed_name, b.bed_kind, b.announced_from::text,
      coalesce(max(upper(s.stay)), '-infinity')::text as free_from,
      coalesce(max(upper(s.stay)), (l.created_at at time zone 'UTC')::date)::text as shown_from,
      exists (
        select from waitlist_offers o where o.bed_id = b.id and o.ended_at is null
      ) as is_held
    from listings l
    join beds b on b.listing_id = l.id and b.status = 'ACTIVE'
    join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
    left join bed_stays s on s.bed_id = b.id and s.rental_id is not null and not isempty(s.stay)
    where l.id = any (${sql.val(listingIds)}::integer[])
    group by l.id, r.id, b.id
    having not coalesce(bool_or(upper_inf(s.stay)), false)
    order by b.listing_id, r.position, r.id, b.position, b.id`.execute(db);
  return rows;
}
