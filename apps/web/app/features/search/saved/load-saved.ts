import { type Call, contract, type ShellMember } from '@crewpad/contract';
import type { Locale } from '@crewpad/domain';
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
  const named = namesCity(locale);
  return {
    favorites: favorites.data,
    searches: searches.data.map((search) => ({ ...search, airport: named(search.airport) })),
    getsAlerts,
  };
}

export type Saved = Awaited<ReturnType<typeof loadSaved>>;
