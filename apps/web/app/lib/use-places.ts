import type { contract } from '@crewpad/contract';
import { PLACE_SEARCH_DEBOUNCE_MS, SUGGEST_AFTER_CHARACTERS } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { endpoint } from './browser-call.ts';

const findPlaces = endpoint<typeof contract.search.geoAutocomplete>('GET', '/geo/autocomplete');

type Places =
  | { state: 'none' }
  | { state: 'found'; for: string; places: readonly contract.search.Place[] }
  | { state: 'failed'; for: string };

/** Places that match the typed address, once it is long enough, debounced. */
export function usePlaces(text: string): Places {
  const [places, setPlaces] = useState<Places>({ state: 'none' });
  const q = text.trim();
  const isLongEnough = q.length > SUGGEST_AFTER_CHARACTERS;

  useEffect(() => {
    if (!isLongEnough) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findPlaces({ query: { q } }, { signal: abort.signal, quiet: true }).then(
        ({ data }) => setPlaces({ state: 'found', for: q, places: data }),
        () => {
          if (!abort.signal.aborted) setPlaces({ state: 'failed', for: q });
        },
      );
    }, PLACE_SEARCH_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [q, isLongEnough]);

  return isLongEnough ? places : { state: 'none' };
}
