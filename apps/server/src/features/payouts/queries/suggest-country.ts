import { payoutCountries } from '@crewpad/domain';
import type { Db } from '../../../platform/database/database.ts';

const names = new Intl.DisplayNames('en', { type: 'region' });
/** Addresses name their country in English. */
const CODES = new Map(payoutCountries().map((code) => [names.of(code)?.toLowerCase(), code]));

/** The country of the lister's first crash pad, if payouts are possible there. */
export async function suggestCountry(db: Db, listerId: number): Promise<string | null> {
  const first = await db
    .selectFrom('listings')
    .select('country')
    .where('user_id', '=', listerId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return CODES.get(first?.country.toLowerCase()) ?? null;
}
