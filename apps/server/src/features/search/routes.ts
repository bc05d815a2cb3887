import {
  type Card,
  getAirlines,
  getAirportCount,
  getAirportListings,
  getAirportPins,
  getAirports,
  getAmenities,
  getCities,
  getFeaturedListings,
  getFeaturedListingsNear,
  getHouseRules,
  getListings,
  getMetrics,
  getPlaces,
  getPreferences,
  getRelatedListings,
  type OperationRequest,
  searchAirports,
} from '@crewpad/contract';
import type { OperationRegistry } from '../../http/operations.ts';
import type { Actor } from '../../platform/actor.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import {
  presentAirport,
  presentCard,
  presentCountries,
  presentDollars,
  presentSearchCity,
} from './presenters.ts';
import { findAirportListings } from './queries/airport-listings.ts';
import { findAirportPins } from './queries/airport-pins.ts';
import { countAirports, findAirports, searchAirports as suggest } from './queries/airports.ts';
import { findCities } from './queries/cities.ts';
import { findFeaturedListings, findFeaturedListingsNear } from './queries/featured-listings.ts';
import { findListingsNear, findNewestListings, type PlacedCard } from './queries/listings-near.ts';
import { findMetrics } from './queries/metrics.ts';
import { findAirlines, findNamed } from './queries/reference-lists.ts';
import { findRelatedListings } from './queries/related-listings.ts';

type ListingsQuery = OperationRequest<typeof getListings>['query'];

const unknownAirport = () => notFound('Unknown airport');
const cardOf = (row: PlacedCard): Card => presentCard(row, row);

/** Registers what a visitor can search and list. `countOnline`: members connected right now. */
export function addSearchRoutes(
  registry: OperationRegistry,
  { db, clock, config }: Services,
  countOnline: () => number,
): void {
  const hasMapFilters = (actor: Actor) => flagsOf(config, actor).mapFilters;
  const airportPage = async (query: Parameters<typeof findAirportListings>[1]) => {
    const found = await findAirportListings(db, query, clock.now());
    if (found === undefined) throw unknownAirport();
    const { prefix } = found.airport;
    return {
      ...found,
      cards: found.cards.map((row) => presentCard(row, { prefix, distance: row.distance })),
    };
  };

  registry.add(getAirports, async ({ query }) => {
    const { airports, total } = await findAirports(db, query);
    return { data: airports.map(presentAirport), total };
  });
  registry.add(getAirportCount, async () => ({ count: await countAirports(db) }));
  registry.add(
    searchAirports,
    async ({ query }) => {
      const { airports, total } = await suggest(db, query.search);
      return { data: airports.map(presentAirport), total };
    },
    { limit: 'search' },
  );

  registry.add(
    getAirportListings,
    async ({ params, query }, { actor }) => {
      const mapFilters = hasMapFilters(actor) ? query : undefined;
      const found = await airportPage({ ...query, code: params.code, mapFilters });
      return {
        min: found.min === null ? null : presentDollars(found.min),
        max: found.max === null ? null : presentDollars(found.max),
        city: presentSearchCity(found.airport),
        featured: found.cards.filter((card) => card.featured),
        listing: found.cards.filter((card) => !card.featured),
        total: found.total,
      };
    },
    { limit: 'search' },
  );
  registry.add(
    getAirportPins,
    async ({ params, query }, { actor }) => {
      const mapFilters = hasMapFilters(actor) ? query : undefined;
      const data = await findAirportPins(
        db,
        { ...query, code: params.code, mapFilters },
        clock.now(),
      );
      if (data === undefined) throw unknownAirport();
      return { data };
    },
    { limit: 'search' },
  );

  registry.add(
    getListings,
    async ({ query }) => {
      const { lat, lon, radius, search, ...list } = query;
      refuseHalfPoint(query);
      if (lat !== undefined && lon !== undefined) {
        const near = await findListingsNear(db, { lat, lon, radius, ...list }, clock.now());
        return { data: near.cards.map(cardOf), total: near.total };
      }
      if (search !== undefined && search.trim() !== '') {
        const all = { occupied: '1', gender: 'all', bed: 'any', mapFilters: undefined } as const;
        const { cards, total } = await airportPage({ ...list, ...all, code: search.trim() });
        return { data: cards, total };
      }
      const newest = await findNewestListings(db, list, clock.now());
      return { data: newest.cards.map(cardOf), total: newest.total };
    },
    { limit: 'search' },
  );

  registry.add(getFeaturedListings, async () => ({
    data: (await findFeaturedListings(db, clock.now())).map(cardOf),
  }));
  registry.add(getFeaturedListingsNear, async ({ params }) => {
    const found = await findFeaturedListingsNear(db, params.code, clock.now());
    if (found === undefined) throw unknownAirport();
    return { data: found.map(cardOf) };
  });
  registry.add(getRelatedListings, async ({ params, query }) => {
    const found = await findRelatedListings(db, params.id, query.listing_id, clock.now());
    if (found === undefined) throw notFound();
    return { data: found.map(cardOf) };
  });

  registry.add(getCities, async () => ({
    data: presentCountries(await findCities(db, clock.now())),
  }));
  registry.add(getAmenities, async () => ({ data: await findNamed(db, 'amenities') }));
  registry.add(getPlaces, async () => ({ data: await findNamed(db, 'places') }));
  registry.add(getPreferences, async () => ({ data: await findNamed(db, 'preferences') }));
  registry.add(getHouseRules, async () => ({ rules: await findNamed(db, 'house_rules') }));
  registry.add(getAirlines, async () => ({ data: await findAirlines(db) }));
  registry.add(getMetrics, async () => ({
    ...(await findMetrics(db, clock.now())),
    online: countOnline(),
  }));
}

/** @throws ApiError 422 when a point came with one of its two coordinates. */
function refuseHalfPoint({ lat, lon }: ListingsQuery): void {
  if (lat !== undefined && lon === undefined) throw invalidInput({ lon: ['is_required_with_lat'] });
  if (lon !== undefined && lat === undefined) throw invalidInput({ lat: ['is_required_with_lon'] });
}
