import type { DraftForm } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../platform/database/database.ts';
import type { AirportOfListing } from '../../queries/listing-columns.ts';

export interface DraftRow {
  form: DraftForm;
  step: number;
  version: number;
  updated_at: Date;
  /** Those that the form names, in its order. */
  airports: Omit<AirportOfListing, 'distance'>[];
}

/** The listing that a member is writing; undefined: none. */
export async function getDraft(db: Db, memberId: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select d.form, d.step, d.version, d.updated_at, (
      select coalesce(json_agg(json_build_object('id', a.id, 'prefix', a.prefix, 'name', a.name,
        'city', a.city, 'latitude', a.latitude, 'longitude', a.longitude) order by n.at), '[]')
      from jsonb_array_elements_text(coalesce(d.form -> 'airport', '[]')) with ordinality n (id, at)
      join airports a on a.id = n.id::integer
    ) as airports
    from listing_drafts d where d.member_id = ${memberId}`.execute(db);
  return rows[0];
}
