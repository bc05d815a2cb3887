import { type Call, contract, type ShellMember } from '@crewpad/contract';

/**
 * A member's saved items; null for visitors, who store them in the browser, and for viewing admins.
 */
export async function loadSaved(call: Call, member: ShellMember | null) {
  if (member === null || member.switched) return null;
  const [favorites, searches] = await Promise.all([
    call(contract.search.getFavorites, {}),
    call(contract.search.getSavedSearches, {}),
  ]);
  return { favorites: favorites.data, searches: searches.data };
}

export type Saved = Awaited<ReturnType<typeof loadSaved>>;
