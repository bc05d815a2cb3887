import type { contract } from '@crewpad/contract';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { AirportOfListing } from './listing-columns.ts';

export interface DraftRow {
  form: contract.listings.DraftForm;
  step: number;
  version: number;
  updated_at: Date;
  /** The airports of the form, in order. */
  airports: Omit<AirportOfListing, 'distance'>[];
}

/** A member's draft; undefined if none. */
export async function findDraft(db: Db, memberId: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`
    select d.form, d.step, d.version, d.updated_at, (
      select coalesce(json_agg(json_build_object('id', a.id, 'prefix', a.prefix, 'name', a.name,
        'city', a.city, 'country', a.country, 'latitude', a.latitude, 'longitude', a.longitude) order by n.at), '[]')
      from jsonb_array_elements_text(coalesce(d.form -> 'airport', '[]')) with ordinality n (id, at)
      join airports a on a.id = n.id::integer
    ) as airports
    from listing_drafts d where d.member_id = ${memberId}`.execute(db);
  return rows[0];
}

/** A draft for its lister. Pure. */
export function presentDraft({ updated_at, ...draft }: DraftRow): contract.listings.Draft {
  return { ...draft, updated_at: updated_at.toISOString() };
}
