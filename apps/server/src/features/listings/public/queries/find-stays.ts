import type { BedKind, DayRange } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { ViewedListing } from '../../policy.ts';
import { joinViewer, viewerColumns } from './viewer-facts.ts';

/** A listing for its viewer, with the stays of each of its beds. */
export interface StaysRow extends ViewedListing {
  time_zone: string;
  beds: { bed_kind: BedKind; stays: DayRange[] }[];
}

/** undefined if the listing does not exist. Waitlist holds count as stays. */
export async function findStays(
  db: Db,
  id: number,
  viewerId: number | null,
  now: Date,
): Promise<StaysRow | undefined> {
  const { rows } = await sql<StaysRow>`
    select l.user_id, l.status, l.removed_at, m.approval_public_phone_user,
      m.approval_public_phone_tenant,
      m.status <> 'CLOSED' and coalesce(m.expire_at, 'infinity') > ${now} as owner_active,
      ${viewerColumns},
      coalesce((
        select a.time_zone from listing_airports la join airports a on a.id = la.airport_id
        where la.listing_id = l.id order by la.position limit 1
      ), 'UTC') as time_zone,
      (
        select coalesce(json_agg(json_build_object('bed_kind', b.bed_kind, 'stays', (
          select coalesce(json_agg(json_build_object('from', lower(s.stay), 'to', upper(s.stay))), '[]')
          from bed_stays s where s.bed_id = b.id and not isempty(s.stay)
        ))), '[]')
        from beds b join rooms r on r.id = b.room_id and r.status = 'ACTIVE'
        where b.listing_id = l.id and b.status = 'ACTIVE'
      ) as beds
    from listings l join members m on m.id = l.user_id ${joinViewer(sql`${viewerId}`, sql`${now}`)}
    where l.id = ${id}`.execute(db);
  return rows[0];
}
