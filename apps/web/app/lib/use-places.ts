import type { contract } from '@crewpad/contract';
import { PLACE_SEARCH_DEBOUNCE_MS } from '@crewpad/domain';
import { endpoint } from './browser-call.ts';
import { useSuggestions } from './use-suggestions.ts';

const findPlaces = endpoint<typeof contract.search.geoAutocomplete>('GET', '/geo/autocomplete');

const find = async (q: string, signal: AbortSignal) =>
  (await findPlaces({ query: { q } }, { signal, quiet: true })).data;

/** Places that match the typed address. */
export const usePlaces = (text: string) => useSuggestions(text, find, PLACE_SEARCH_DEBOUNCE_MS);
