import { type Call, contract } from '@crewpad/contract';
import type { WizardLists } from '../state/use-editor.ts';

/** The options of selection fields, for the loaders. */
export async function loadLists(call: Call): Promise<WizardLists> {
  const [amenities, preferences, places] = await Promise.all([
    call(contract.content.getAmenities, {}),
    call(contract.content.getPreferences, {}),
    call(contract.content.getPlaces, {}),
  ]);
  return { amenities: amenities.data, preferences: preferences.data, places: places.data };
}
