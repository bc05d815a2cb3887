import type { Locale } from '@crewpad/domain';
import { cityName } from '@crewpad/domain/city-names';
import { languageOfTexts } from '../i18n/texts.ts';

/**
 * Names cities in a language. For loaders, and imported lazily elsewhere, so that few browsers load
 * the list.
 */
export function cityNames(locale: Locale): (country: string, name: string) => string {
  const language = languageOfTexts(locale);
  return (country, name) => cityName(language, country, name);
}

/** A place whose city is named in a language, with its name in the reference data. */
export type Named<Place> = Place & { reference_city: string };

/** Renames the city of an airport, an area or an address. */
export function namesCity(locale: Locale) {
  const nameOf = cityNames(locale);
  return <Place extends { country: string; city: string }>(place: Place): Named<Place> => ({
    ...place,
    city: nameOf(place.country, place.city),
    reference_city: place.city,
  });
}
