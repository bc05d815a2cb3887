import type { contract } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { AIRPORT_SUGGEST_DEBOUNCE_MS, type Locale } from '@crewpad/domain';
import { useMemo } from 'react';
import { languageOfTexts } from '../../../i18n/texts.ts';
import { call } from '../../../lib/browser-call.ts';
import type { Named } from '../../../lib/city-names.ts';
import { usePage } from '../../../lib/page-context.ts';
import { type Suggestions, useSuggestions } from '../../../lib/use-suggestions.ts';

type FoundAirport = contract.search.Airport & Partial<Named<unknown>>;

/** Finds airports, whose cities are named in a language; its names load with the first search. */
function findIn(locale: Locale) {
  return async (text: string, signal: AbortSignal): Promise<FoundAirport[]> => {
    const find = async () =>
      (await call(search.searchAirports, { query: { search: text } }, { signal, quiet: true }))
        .data;
    if (languageOfTexts(locale) === 'en') return find();
    const [found, names] = await Promise.all([find(), import('../../../lib/city-names.ts')]);
    return found.map(names.namesCity(locale));
  };
}

/** Airports that match the input. */
export function useAirportSuggestions(text: string) {
  const { locale } = usePage();
  const find = useMemo(() => findIn(locale), [locale]);
  return useSuggestions(text, find, AIRPORT_SUGGEST_DEBOUNCE_MS);
}

/** Whether Enter takes the first option: a single match, an exact code, or one with crash pads. */
export function marksFirstAirport(
  text: string,
  { state, items }: Suggestions<contract.search.Airport>,
): boolean {
  const [first] = items;
  if (state !== 'found' || first === undefined) return false;
  const isExact = first.prefix === text.trim().toUpperCase();
  return isExact || items.length === 1 || first.total_listings > 0;
}
