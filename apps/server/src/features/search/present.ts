import type { contract, OperationAnswer } from '@crewpad/contract';
import { averageScore, BED_KINDS, type BedKind, cardPictures, sortKey } from '@crewpad/domain';
import { CONTINENTS, type Continent, countriesOn, metrosById } from '@crewpad/reference-data';
import type { AirportAreas, AirportRow } from './airports.queries.ts';
import type { CardPlace, CardRow } from './card-columns.ts';
import type { Place } from './cities.queries.ts';

/** Bits of a mask: 0 cold, 1 hot, 2 private. */
const BED_KINDS_OF_MASK: readonly (readonly BedKind[])[] = Array.from(
  { length: 2 ** BED_KINDS.length },
  (_, mask) => BED_KINDS.filter((_kind, bit) => (mask & (1 << bit)) !== 0),
);

/** The bed types of a mask, in display order. */
export function presentBedKinds(mask: number): BedKind[] {
  return [...(BED_KINDS_OF_MASK[mask] ?? [])];
}

/** A crash pad in any list. Pure. */
export function presentCard(row: CardRow, place: CardPlace): contract.search.Card {
  const { num_beds, num_occupied_beds, num_blocked_beds } = row;
  const promoted = row.feature_listing === 1;
  return {
    id: row.id,
    listing_id: row.id,
    title: row.title,
    thumbnail: row.thumbnail,
    images: cardPictures(row.images, row.thumbnail),
    rate_per_from: row.rate_per_from / 100,
    rate_per_to: row.rate_per_to === null ? null : row.rate_per_to / 100,
    deposit_required: row.deposit_required / 100,
    beds: num_beds,
    bathrooms: row.bathrooms,
    review: row.review_count,
    review_avg: averageScore(row.review_count, row.review_sum),
    bed_occupancy_rate: num_beds === 0 ? 0 : num_occupied_beds / num_beds,
    num_beds,
    num_vacant_beds: num_beds - num_occupied_beds - num_blocked_beds,
    free_from: row.free_from,
    num_free_from: row.num_free_from,
    airport_distance: place.distance,
    latitude: row.public_latitude,
    longitude: row.public_longitude,
    airlines: row.airlines,
    prefix: place.prefix,
    neighborhood: row.neighborhood,
    rental_type: row.rental_type,
    gender: row.gender,
    bed_kinds: presentBedKinds(row.bed_kinds),
    featured: promoted && row.feature_ongoing === 1,
    boosted: promoted && row.feature_ongoing === 0,
    created_at: row.created_at,
  };
}

/** An airport in a list, with its crash pads. Pure. */
export function presentAirport(
  row: AirportRow & { total_listings: number },
): contract.search.Airport {
  const { id, prefix, name, city, country, total_listings, latitude, longitude } = row;
  return { id, prefix, name, city, country, total_listings, latitude, longitude };
}

/** The airport of a search page. Pure. */
export function presentSearchCity(row: AirportRow): contract.search.SearchCity {
  const { id, prefix, name, city, country, latitude, longitude } = row;
  return { id, prefix, name, city, country, lat: latitude, long: longitude };
}

/**
 * The areas of the directory, and the continents with crash pads. Pure.
 * @param continent the requested one
 */
export function presentAreas(
  { areas, byCountry }: AirportAreas,
  continent: Continent | undefined,
): OperationAnswer<typeof contract.search.getAirportAreas> {
  const data = areas.map(({ id, price_from, ...area }) => {
    const name = metrosById().get(id)?.name ?? area.airports[0]?.city ?? '';
    return { ...area, name, price_from: price_from / 100 };
  });
  const continents = CONTINENTS.map((name) => {
    const total = countriesOn(name).reduce((sum, country) => sum + (byCountry[country] ?? 0), 0);
    return { continent: name, total };
  }).filter((item) => item.total > 0);
  const counted = continents.filter(
    (area) => continent === undefined || area.continent === continent,
  );
  return { data, total: counted.reduce((sum, area) => sum + area.total, 0), continents };
}

type Country = OperationAnswer<typeof contract.search.getCities>['data'][number];

/**
 * Countries by name with their cities by name: sorted here, because databases sort differently.
 * Pure.
 */
export function presentCountries(rows: readonly Place[]): Country[] {
  const keyed = rows.map((row) => ({ row, key: sortKey(row.display_name) }));
  keyed.sort((a, b) => byText(a.key, b.key) || byText(a.row.slug, b.row.slug));
  const countries = new Map<string, Country['cities']>();
  for (const { row } of keyed) {
    const { country_name, ...city } = row;
    const cities = countries.get(country_name);
    if (cities === undefined) countries.set(country_name, [city]);
    else cities.push(city);
  }
  return [...countries]
    .map(([name, cities]) => ({ name, cities, key: sortKey(name) }))
    .sort((a, b) => byText(a.key, b.key) || byText(a.name, b.name))
    .map(({ name, cities }) => ({ name, cities }));
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
