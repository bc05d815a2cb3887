import { contract } from '@crewpad/contract';
import { EDITED_LISTS, type EditedList } from '@crewpad/domain';
import type { requireAdmin } from '../../../lib/guards.ts';
import { loaderCall } from '../../../lib/loader-call.ts';

export interface Translations {
  list: EditedList;
  entries: readonly contract.content.EditedEntry[];
}

const READ = {
  amenities: contract.content.getAmenities,
  places: contract.content.getPlaces,
  preferences: contract.content.getPreferences,
} as const;

/** The list of the selected tab. */
export async function loadTranslations(
  args: Parameters<typeof requireAdmin>[0],
): Promise<Translations> {
  const tab = args.url.searchParams.get('tab');
  const list = EDITED_LISTS.find((one) => one === tab) ?? 'amenities';
  const { data } = await loaderCall(args)(READ[list], {});
  return { list, entries: data };
}
