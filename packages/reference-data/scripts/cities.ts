import { greatCircleMiles } from '@crewpad/domain';
import type { Airport, City } from '../src/types.ts';
import type { AirportDraft } from './airports.ts';
import { byText, comparable, rounded, slugOf } from './text.ts';

/** IDs of cities that the gazetteer does not have start here, above all of its IDs. */
const OWN_IDS_FROM = 20_000_000;
/** Airports with the same city name in the same country share a city if they are this close. */
const ONE_CITY_MILES = 60;

/** The airports' cities by ID, and the airports with their cities' names and IDs. */
export function buildCities(drafts: AirportDraft[]): { airports: Airport[]; cities: City[] } {
  const groups = group(drafts);
  const slugs = slugsOf(groups);
  const airports: Airport[] = [];
  const cities = groups.map((members) => {
    const { airport, city } = busiest(members);
    const place = members.find((member) => member.city.place)?.city.place;
    const own = OWN_IDS_FROM + Math.min(...members.map((member) => member.airport.id));
    const id = place?.id ?? own;
    for (const member of members) {
      const { prefix, icao, state, name, country } = member.airport;
      const { latitude, longitude, time_zone, rank } = member.airport;
      const shared = { city: city.name, city_id: id };
      airports.push({
        id: member.airport.id,
        prefix,
        ...(icao !== undefined && { icao }),
        ...(state !== undefined && { state }),
        name,
        ...shared,
        country,
        latitude,
        longitude,
        time_zone,
        rank,
      });
    }
    return {
      id,
      slug: slugs.get(members) ?? '',
      display_name: city.name,
      country: place?.country ?? airport.country,
      latitude: rounded(place?.latitude ?? airport.latitude, 5),
      longitude: rounded(place?.longitude ?? airport.longitude, 5),
      population: place?.population ?? 0,
    };
  });
  return {
    airports: airports.sort((a, b) => byText(a.prefix, b.prefix)),
    cities: cities.sort((a, b) => a.id - b.id),
  };
}

/** Groups airports by place; those without a place by name and distance. */
function group(drafts: AirportDraft[]): AirportDraft[][] {
  const groups: AirportDraft[][] = [];
  const placed = [...drafts].sort((a, b) => Number(!a.city.place) - Number(!b.city.place));
  for (const draft of placed) {
    const home = groups.find((members) => members.some((member) => isOneCity(member, draft)));
    if (home) home.push(draft);
    else groups.push([draft]);
  }
  return groups;
}

function isOneCity(a: AirportDraft, b: AirportDraft): boolean {
  if (a.city.place && b.city.place) return a.city.place.id === b.city.place.id;
  return (
    a.airport.country === b.airport.country &&
    comparable(a.city.name) === comparable(b.city.name) &&
    greatCircleMiles(
      a.airport.latitude,
      a.airport.longitude,
      b.airport.latitude,
      b.airport.longitude,
    ) < ONE_CITY_MILES
  );
}

function busiest(members: AirportDraft[]): AirportDraft {
  return members.reduce((best, member) =>
    member.airport.rank > best.airport.rank ? member : best,
  );
}

/** "new-york-us"; of cities with the same name the largest keeps it, the others get their region or airport code. */
function slugsOf(groups: AirportDraft[][]): Map<AirportDraft[], string> {
  const names = new Set<string>();
  const slugs = new Map<AirportDraft[], string>();
  const weight = (members: AirportDraft[]) => members[0]?.city.place?.population ?? 0;
  for (const members of [...groups].sort((a, b) => weight(b) - weight(a))) {
    const { airport, city } = busiest(members);
    const place = members.find((member) => member.city.place)?.city.place;
    const base = slugOf(city.name);
    const country = (place?.country ?? airport.country).toLowerCase();
    const region = place && /^[A-Z]+$/.test(place.region) ? [place.region.toLowerCase()] : [];
    const code = airport.prefix.toLowerCase();
    const choices = ['', ...region, code, ...region.map((part) => `${part}-${code}`)];
    const slug = choices
      .map((extra) => [base, extra, country].filter(Boolean).join('-'))
      .find((choice) => !names.has(choice));
    if (!slug) throw new Error(`No free slug for ${city.name}, ${airport.country}`);
    names.add(slug);
    slugs.set(members, slug);
  }
  return slugs;
}
