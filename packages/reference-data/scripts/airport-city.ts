import { greatCircleMiles } from '@crewpad/domain';
import { CITY_CORRECTIONS } from './city-corrections.ts';
import { matchName } from './city-match.ts';
import { best, type FoundPlace, type Gazetteer } from './gazetteer.ts';
import type { AirportRow, GazetteerPlace, StatedCity } from './sources.ts';
import { spelled } from './spelling.ts';
import { comparable } from './text.ts';

/** Where an airport's city name comes from. */
type CityOrigin = 'correction' | 'stated' | 'title' | 'stated alone' | 'nearest' | 'name';

export interface ResolvedCity {
  name: string;
  place: GazetteerPlace | undefined;
  origin: CityOrigin;
}

const REACH_MILES = 50;
const CORRECTION_REACH_MILES = 90;
/** A stated city counts only if its airport is about here: codes are reassigned. */
const SAME_AIRPORT_MILES = 25;
/** A place that the airport's name contains weighs as much as one this many times its size. */
const NAMED_IN_TITLE = 20;

/**
 * The city as crew name it: the correction, otherwise the stated city, otherwise the nearby place
 * with the highest weight.
 */
export function cityOf(
  airport: AirportRow,
  stated: StatedCity | undefined,
  gazetteer: Gazetteer,
): ResolvedCity {
  const correction = CITY_CORRECTIONS[airport.iata];
  const reach = correction ? CORRECTION_REACH_MILES : REACH_MILES;
  const around = gazetteer.near(airport.latitude, airport.longitude, reach);
  const home = around.filter(({ place }) => place.country === airport.country);
  if (correction) {
    const match =
      matchName(home, correction, correction) ?? matchName(around, correction, correction);
    return { name: correction, place: match?.place, origin: 'correction' };
  }
  const name = stated && isSameAirport(airport, stated) ? tidy(airport, stated) : undefined;
  const match =
    name && (matchName(home, name, airport.name) ?? firstNamed(home, name, airport.name));
  if (match) return { ...match, origin: 'stated' };
  const place = heaviest(home, airport.name);
  if (name && !(place && isInTitle(place, airport.name))) {
    return { name, place: undefined, origin: 'stated alone' };
  }
  if (place) return { name: place.name, place, origin: name ? 'title' : 'nearest' };
  return { name: withoutAirport(airport.name), place: undefined, origin: 'name' };
}

function isSameAirport(airport: AirportRow, stated: StatedCity): boolean {
  const { latitude, longitude } = stated;
  return (
    greatCircleMiles(airport.latitude, airport.longitude, latitude, longitude) < SAME_AIRPORT_MILES
  );
}

/** "Raleigh-durham" means the first of the two. */
function firstNamed(home: FoundPlace[], name: string, title: string) {
  const first = name.split(/[/,-]/)[0]?.trim();
  return first && first !== name && first.length > 3 ? matchName(home, first, title) : undefined;
}

function heaviest(places: FoundPlace[], title: string): GazetteerPlace | undefined {
  return best(places, ({ place, miles }) => {
    const factor = isInTitle(place, title) ? NAMED_IN_TITLE : 1;
    return (factor * (place.population + 500)) / (miles + 6) ** 2;
  });
}

function isInTitle(place: GazetteerPlace, title: string): boolean {
  return ` ${comparable(title)} `.includes(` ${comparable(place.name)} `);
}

/** The stated names include "BRISTOL", "Lexington KY", "Null" and "St. Augustine Airport". */
function tidy(airport: AirportRow, { city }: StatedCity): string | undefined {
  const plain = spelled(airport.country, city)
    .replace(/[\s-][A-Z]{2}$/, '')
    .replace(/\s*\(.*\)\s*$/, '')
    .replace(/\s+(international|airport)$/i, '');
  if (plain === '' || /^null$/i.test(plain)) return undefined;
  if (plain !== plain.toUpperCase()) return plain;
  return plain.toLowerCase().replace(/(^|[\s-])\p{Ll}/gu, (start) => start.toUpperCase());
}

function withoutAirport(title: string): string {
  const noise =
    /\b(international|regional|municipal|domestic|airport|airfield|airstrip|aerodrome|air base|sea plane base|heliport)\b/gi;
  return title.replace(noise, '').replace(/\s+/g, ' ').trim() || title;
}
