import type { ListingGender } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';

/** What an invited person reads about the crash pad and its lister. */
export interface OfferedHouse {
  house_rules: string;
  documents: string[];
  gender: ListingGender;
  max_nights: number | null;
  review_count: number;
  review_sum: number;
}

export async function getOfferedHouse(
  db: Db,
  { listing_id }: { listing_id: number },
): Promise<OfferedHouse> {
  const { rows } = await sql<OfferedHouse>`
    select l.rules_policies_des as house_rules, l.rules_policies_doc as documents, l.gender,
      l.max_nights, m.review_count, m.review_sum
    from listings l join members m on m.id = l.user_id
    where l.id = ${listing_id}`.execute(db);
  const [house] = rows;
  if (house === undefined) throw new Error(`there is no listing ${listing_id}`);
  return house;
}
