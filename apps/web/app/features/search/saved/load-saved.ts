import { type Call, contract, type ShellMember } from '@crewpad/contract';
import { COMPARED_MAX, type Locale } from '@crewpad/domain';
import { namesCity } from '../../../lib/city-names.ts';

/**
 * A member's saved items; null for visitors, who store them in the browser, and for viewing admins.
 */
export async function loadSaved(call: Call, member: ShellMember | null, locale: Locale) {
  if (member === null || member.switched) return null;
  const [favorites, searches, emails] = await Promise.all([
    call(contract.search.getFavorites, {}),
    call(contract.search.getSavedSearches, {}),
    call(contract.notifications.getEmailPreferences, {}),
  ]);
  const getsAlerts = emails.data.alerts !== 'off';
  const withNames = namesCity(locale);
  return {
    favorites: favorites.data,
    searches: searches.data.map((search) => ({ ...search, airport: withNames(search.airport) })),
    getsAlerts,
  };
}

export type SavedData = Awaited<ReturnType<typeof loadSaved>>;

const IDS = /^\d{1,9}(,\d{1,9})*$/;

/** The crash pads in the address, at most three; `problem` is why there are none. */
export async function loadCompared(call: Call, params: URLSearchParams) {
  const ids = params.get('ids') ?? '';
  const nothing = { requestedCount: 0, data: [] as contract.search.ComparedListing[] };
  if (ids === '') return { ...nothing, problem: 'none' as const };
  if (!IDS.test(ids)) return { ...nothing, problem: 'malformed' as const };
  const requestedIds = new Set(ids.split(',').map(Number));
  if (requestedIds.size > COMPARED_MAX) return { ...nothing, problem: 'too_many' as const };
  const { data } = await call(contract.search.compareListings, { query: { ids } });
  const problem = data.length === 0 ? ('gone' as const) : undefined;
  return { requestedCount: requestedIds.size, data, problem };
}

export type Comparison = Awaited<ReturnType<typeof loadCompared>>;
