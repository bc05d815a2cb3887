import type { BedKind, RentalType } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';

/** A bed that can be offered, with columns of its listing. */
export interface AvailableBedRow {
  id: number;
  listing_id: number;
  title: string;
  room_id: number;
  room_name: string;
  bed_name: string;
  bed_kind: BedKind;
  /** Whole cents. */
  rental_amount: number | null;
  /** Whether a tenant is invited to it. */
  is_pending: boolean;
  /** The person on the waitlist the bed is held for. */
  held_for: { member_id: number; name: string } | null;
  /** The check-out of the last tenant; null if there is none. */
  available_from: string | null;
  rental_type: RentalType;
  thumbnail: string | null;
  deposit_required: number;
}

/**
 * Beds of a member's own active listings without a tenant, or whose tenants all have an agreed end,
 * and beds with an invitation; newest listing first.
 */
export async function listAvailableBeds(db: Db, memberId: number): Promise<AvailableBedRow[]> {
  const { rows } = await sql<AvailableBedRow>`
    select b.id, b.listing_id, l.title, b.room_id, r.room_name, b.bed_name, b.bed_kind,
      b.rental_amount, coalesce(held.is_pending, false) as is_pending,
      offered.person as held_for,
      case when not held.is_pending then held.until end as available_from, l.rental_type, l.thumbnail, l.deposit_required
    from listings l
    join rooms r on r.listing_id = l.id and r.status = 'ACTIVE'
    join beds b on b.room_id = r.id and b.status = 'ACTIVE'
    left join lateral (
      select bool_or(t.status = 'pending') as is_pending,
        bool_or(t.status = 'accepted' and t.checkout_date is null) as is_taken,
        max(t.checkout_date) as until
      from rentals t where t.bed_id = b.id and t.status in ('pending', 'accepted')
    ) held on true
    left join lateral (
      select json_build_object('member_id', m.id, 'name', m.display_name) as person
      from waitlist_offers o
      join waitlist_entries e on e.id = o.entry_id join members m on m.id = e.member_id
      where o.bed_id = b.id and o.ended_at is null
    ) offered on true
    where l.user_id = ${memberId} and l.status = 2 and held.is_taken is not true
    order by l.created_at desc, l.id desc, r.position, r.id, b.position, b.id`.execute(db);
  return rows;
}
