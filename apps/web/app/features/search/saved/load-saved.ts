import { type Call, contract, type ShellMember } from '@crewpad/contract';

/**
 * A member's saved items; null for visitors, who store them in the browser, and for viewing admins.
 */
export async function loadSaved(call: Call, member: ShellMember | null) {
  if (member === null || member.switched) return null;
  const [favorites, searches, emails] = await Promise.all([
    call(contract.search.getFavorites, {}),
    call(contract.search.getSavedSearches, {}),
    call(contract.notifications.getEmailPreferences, {}),
  ]);
  const getsAlerts = emails.data.alerts !== 'off';
  return { favorites: favorites.data, searches: searches.data, getsAlerts };
}

export type Saved = Awaited<ReturnType<typeof loadSaved>>;
