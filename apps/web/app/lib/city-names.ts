import type { Locale } from '@crewpad/domain';
import { CITY_NAMES } from '@crewpad/domain/city-names';
import { languageOfTexts } from '../i18n/texts.ts';

const COLUMNS: Partial<Record<Locale, number>> = { es: 0, fr: 1, pt: 2 };

/**
 * Names cities in a language: London is Londres. Cities that are not listed keep the name of the
 * reference data. For loaders, and imported lazily elsewhere, so that few browsers load the list.
 */
export function cityNames(locale: Locale): (country: string, name: string) => string {
  const column = COLUMNS[languageOfTexts(locale)];
  return (country, name) =>
    column === undefined ? name : (CITY_NAMES[`${country} ${name}`]?.split('|')[column] ?? name);
}

/** A place whose city is named in a language, with its name in the reference data. */
export type Named<Place> = Place & { reference_city: string };

/** Renames the city of an airport or area. */
export function namesCity(locale: Locale) {
  const nameOf = cityNames(locale);
  return <Place extends { country: string; city: string }>(place: Place): Named<Place> => ({
    ...place,
    city: nameOf(place.country, place.city),
    reference_city: place.city,
  });
}
