import { type Call, contract, type ShellMember } from '@crewpad/contract';

/** What a member saved; null for visitors, whose browser keeps it, and for admins who view as them. */
export async function loadSaved(call: Call, member: ShellMember | null) {
  if (member === null || member.switched) return null;
  const [favorites, searches] = await Promise.all([
    call(contract.search.getFavorites, {}),
    call(contract.search.getSavedSearches, {}),
  ]);
  return { favorites: favorites.data, searches: searches.data };
}

export type Saved = Awaited<ReturnType<typeof loadSaved>>;
