import type { contract } from '@crewpad/contract';
import { AIRPORT_SUGGEST_DEBOUNCE_MS, SUGGEST_AFTER_CHARACTERS } from '@crewpad/domain';
import { useEffect, useState } from 'react';
import { endpoint } from '../../../lib/browser-call.ts';

const findAirports = endpoint<typeof contract.search.searchAirports>('GET', '/airports/search');

export type Suggestions =
  | { state: 'none' }
  | { state: 'found'; for: string; airports: readonly contract.search.Airport[] }
  | { state: 'failed'; for: string };

/** Airports that match the input, once it is long enough, debounced. */
export function useAirportSuggestions(text: string): Suggestions {
  const [suggestions, setSuggestions] = useState<Suggestions>({ state: 'none' });
  const search = text.trim();
  const isLongEnough = search.length > SUGGEST_AFTER_CHARACTERS;

  useEffect(() => {
    if (!isLongEnough) return;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      findAirports({ query: { search } }, { signal: abort.signal, quiet: true }).then(
        ({ data }) => setSuggestions({ state: 'found', for: search, airports: data }),
        () => {
          if (!abort.signal.aborted) setSuggestions({ state: 'failed', for: search });
        },
      );
    }, AIRPORT_SUGGEST_DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [search, isLongEnough]);

  return isLongEnough ? suggestions : { state: 'none' };
}
