import type { contract } from '@crewpad/contract';
import { search } from '@crewpad/contract/endpoints';
import { type Locale, PLACE_SEARCH_DEBOUNCE_MS } from '@crewpad/domain';
import { useMemo } from 'react';
import { languageOfTexts } from '../i18n/texts.ts';
import { call } from './browser-call.ts';
import { translateCountry } from './countries.ts';
import { usePage } from './page-context.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Finds places, and labels them in a language; the names of cities load with the first search. */
function findIn(locale: Locale) {
  return async (q: string, signal: AbortSignal): Promise<contract.search.Place[]> => {
    const find = async () =>
      (await call(search.geoAutocomplete, { query: { q } }, { signal, quiet: true })).data;
    const language = languageOfTexts(locale);
    if (language === 'en') return find();
    const [answer, { cityNames }] = await Promise.all([find(), import('./city-names.ts')]);
    const nameOf = cityNames(locale);
    return answer.map((place) => {
      const { city, country, label } = place;
      const nameOfPart = (part: string) => {
        if (part === country) return translateCountry(part, language);
        return part === city ? nameOf(country, part) : part;
      };
      return { ...place, label: label.split(', ').map(nameOfPart).join(', ') };
    });
  };
}

/** Places that match the typed address, labeled in the page's language. */
export function usePlaces(text: string) {
  const { locale } = usePage();
  const find = useMemo(() => findIn(locale), [locale]);
  return useSuggestions(text, find, PLACE_SEARCH_DEBOUNCE_MS);
}
