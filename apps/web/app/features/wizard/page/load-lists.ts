import { type Call, getAmenities, getPlaces, getPreferences } from '@crewpad/contract';
import type { WizardLists } from './types.ts';

/** What can be chosen from, for the loaders. */
export async function loadLists(call: Call): Promise<WizardLists> {
  const [amenities, preferences, places] = await Promise.all([
    call(getAmenities, {}),
    call(getPreferences, {}),
    call(getPlaces, {}),
  ]);
  return { amenities: amenities.data, preferences: preferences.data, places: places.data };
}
