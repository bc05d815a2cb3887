import { countryCode, payoutCountries } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

/** The country of the lister's first crash pad, if payouts are possible there. */
export async function suggestCountry(db: Db, listerId: number): Promise<string | null> {
  const first = await db
    .selectFrom('listings')
    .select('country')
    .where('user_id', '=', listerId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  // Addresses name their country in English.
  const code = countryCode(first?.country ?? '');
  return payoutCountries().find((one) => one === code) ?? null;
}
