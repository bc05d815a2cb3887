import type { ListingGender } from '@crewpad/domain';

/** Ids of the two preferences that mirror a listing's gender; null if not on the list. */
export interface GenderPreferences {
  male: number | null;
  female: number | null;
}

/**
 * Syncs gender and preferences: a given gender sets the two preferences; otherwise they set the
 * gender. Both together exclude no one. Preserves the order. Pure.
 */
export function syncGender(
  given: ListingGender | undefined,
  preferences: readonly number[],
  { male, female }: GenderPreferences,
): { gender: ListingGender; preferences: number[] } {
  if (given === undefined) {
    const isMale = male !== null && preferences.includes(male);
    const isFemale = female !== null && preferences.includes(female);
    const gender = isMale === isFemale ? 'all' : isMale ? 'male' : 'female';
    return { gender, preferences: [...preferences] };
  }
  const own = { all: null, male, female }[given];
  const kept = preferences.filter((id) => id === own || (id !== male && id !== female));
  const isThere = own === null || kept.includes(own);
  return { gender: given, preferences: isThere ? kept : [...kept, own] };
}
