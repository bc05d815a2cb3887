import { metrosByCity, ranksByCity } from '@crewpad/reference-data';
import type { CityRow, CitySet } from './cities.ts';

/** A city of the directory, or a metro area under its crew name. */
export interface Place extends Omit<CityRow, 'id' | 'place_id' | 'population'> {
  /** Cities whose crash pads are all counted here, largest first. */
  also: string[];
}

/**
 * One place per metro area and per city outside of one, without duplicates for the same crash pads.
 * A place is left out if earlier ones cover all its crash pads: the order is by crash pads, then by
 * busiest airport, then by population. Pure.
 */
export function placesOf(cities: readonly CityRow[], sets: readonly CitySet[]): Place[] {
  const placeOf = new Map(cities.map(({ id, place_id }) => [id, place_id]));
  const reached = sets.map(([ids, listings]) => {
    const placeIds = new Set(ids.flatMap((id) => placeOf.get(id) ?? []));
    return { placeIds, listings, owner: undefined as Place | undefined };
  });
  const inReachOf = new Map<number, typeof reached>();
  for (const set of reached) {
    for (const id of set.placeIds) {
      const known = inReachOf.get(id);
      if (known) known.push(set);
      else inReachOf.set(id, [set]);
    }
  }

  const candidates = [...Map.groupBy(cities, ({ place_id }) => place_id)].map(([id, members]) => {
    const near = inReachOf.get(id) ?? [];
    const rank = Math.max(...members.map((city) => ranksByCity().get(city.id) ?? 0));
    const population = Math.max(...members.map((city) => city.population));
    return { near, place: merged(id, members, sum(near)), rank, population };
  });
  candidates.sort(
    (a, b) =>
      b.place.listings_count - a.place.listings_count ||
      b.rank - a.rank ||
      b.population - a.population ||
      (a.place.slug < b.place.slug ? -1 : 1),
  );

  const places: Place[] = [];
  for (const { near, place } of candidates) {
    const fresh = near.filter(({ owner }) => owner === undefined);
    const [first] = near;
    if (fresh.length === 0 && first?.owner) {
      first.owner.also.push(place.display_name, ...place.also);
      continue;
    }
    for (const set of fresh) set.owner = place;
    places.push(place);
  }
  return places;
}

/** Merges the cities of one place: a metro area with its own name and airports. */
function merged(id: number, members: readonly CityRow[], listings: number): Place {
  const metro = metrosByCity().get(id);
  const byName = members.toSorted((a, b) => b.population - a.population || a.id - b.id);
  const main = byName.find((city) => city.id === id) ?? byName[0];
  if (main === undefined) throw new Error('a place has no city');
  const { id: _id, place_id: _placeId, population: _population, ...city } = main;
  const display_name = metro?.name ?? city.display_name;
  return {
    ...city,
    display_name,
    listings_count: listings,
    airports_count: metro?.airports.length ?? city.airports_count,
    also: byName
      .filter((one) => one !== main && !display_name.includes(one.display_name))
      .map((one) => one.display_name),
  };
}

const sum = (sets: readonly { listings: number }[]) =>
  sets.reduce((total, { listings }) => total + listings, 0);
