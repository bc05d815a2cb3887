import type { BedKind, RentalType } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import { joinTenant } from './own-columns.ts';

/** A bed that a tenant can be offered, with what its listing says of itself. */
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
  /** Somebody is invited to it already. */
  is_pending: boolean;
  rental_type: RentalType;
  thumbnail: string | null;
  deposit_required: number;
}

/** Beds of a member's own active listings that no accepted tenant holds; newest listing first. */
export async function findAvailableBeds(db: Db, memberId: number): Promise<AvailableBedRow[]> {
  const { rows } = await sql<AvailableBedRow>`
    select b.id, b.listing_id, l.title, b.room_id, r.room_name, b.bed_name, b.bed_kind,
      b.rental_amount, t.id is not null as is_pending, l.rental_type, l.thumbnail, l.deposit_required
    from listings l
    join rooms r on r.listing_id = l.id and r.status = 'ACTIVE'
    join beds b on b.room_id = r.id and b.status = 'ACTIVE'
    ${joinTenant}
    where l.user_id = ${memberId} and l.status = 2 and t.status is distinct from 'accepted'
    order by l.created_at desc, l.id desc, r.position, r.id, b.position, b.id`.execute(db);
  return rows;
}
