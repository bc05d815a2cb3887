import { contract, type OperationRequest } from '@crewpad/contract';
import { toDollars } from '@crewpad/domain';
import { countriesOn } from '@crewpad/reference-data';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import type { Actor } from '../../platform/access/actor.ts';
import { invalidInput, notFound } from '../../platform/errors.ts';
import { flagsOf } from '../../platform/flags/flags-of.ts';
import type { Services } from '../../platform/services.ts';
import { findAirportListings, findAirportPins } from './airport-listings.queries.ts';
import {
  countAirports,
  findAirportAreas,
  findAirports,
  findNearestBases,
  searchAirports as suggest,
} from './airports.queries.ts';
import { findAirlines, findCities, placesOf } from './cities.queries.ts';
import { flaggedFilters, type MapFilters } from './conditions.ts';
import {
  findByTitle,
  findComparedListings,
  findFeaturedListings,
  findFeaturedListingsNear,
  findListingIds,
  findListingsById,
  findListingsNear,
  findNewestListings,
  type PlacedCard,
} from './listings.queries.ts';
import { namesIn } from './map-names.ts';
import {
  presentAirport,
  presentAreas,
  presentCard,
  presentCountries,
  presentSearchCity,
} from './present.ts';
import { addSaved } from './saved/routes.ts';
import { airportTag, listingTag } from './tags.ts';

type ListingsQuery = OperationRequest<typeof contract.search.getListings>['query'];

const unknownAirport = () => notFound('search:unknown_airport');
const cardOf = (row: PlacedCard): contract.search.Card => presentCard(row, row);

/** Registers search and all public lists. */
export function addSearch(registry: OperationRegistry, services: Services): void {
  addSearchRoutes(registry, services);
  addGeo(registry, services);
  addSaved(registry, services);
}

/** A list over all listings: every change would invalidate it, so it only expires after seconds. */
const onlyExpires = () => [];
/** A listed listing invalidates it; a newly listed one appears when it expires. */
const tagsOfCards = ({ data }: { data: contract.search.Card[] }) =>
  data.map(({ id }) => listingTag(id));

/** Registers the search operations. */
function addSearchRoutes(registry: OperationRegistry, { db, clock, config }: Services): void {
  const flagged = (actor: Actor, query: MapFilters) =>
    flaggedFilters(flagsOf(config, actor), query);
  const airportPage = async (query: Parameters<typeof findAirportListings>[1]) => {
    const listings = await findAirportListings(db, query, clock.now());
    if (listings === undefined) throw unknownAirport();
    const { prefix } = listings.airport;
    return {
      ...listings,
      cards: listings.cards.map((row) => presentCard(row, { prefix, distance: row.distance })),
    };
  };

  registry.add(
    contract.search.getAirports,
    async ({ query }) => {
      const { airports, total } = await findAirports(db, query);
      return { data: airports.map(presentAirport), total };
    },
    { tagsOf: onlyExpires },
  );
  registry.add(
    contract.search.getAirportAreas,
    async ({ query: { continent, ...page } }) => {
      const countries = continent && countriesOn(continent);
      return presentAreas(await findAirportAreas(db, { countries, ...page }), continent);
    },
    { tagsOf: onlyExpires },
  );
  registry.add(contract.search.getAirportCount, async () => ({ count: await countAirports(db) }));
  registry.add(
    contract.search.searchAirports,
    async ({ query }) => {
      const { airports, total } = await suggest(db, query.search);
      return { data: airports.map(presentAirport), total };
    },
    { limit: 'search' },
  );

  registry.add(
    contract.search.findCrashpads,
    async ({ query }) => ({ data: await findByTitle(db, query.q, clock.now()) }),
    { limit: 'search' },
  );

  registry.add(
    contract.search.getAirportListings,
    async ({ params, query }, { actor }) => {
      const mapFilters = flagged(actor, query);
      const results = await airportPage({ ...query, code: params.code, mapFilters });
      return {
        min: results.min === null ? null : toDollars(results.min),
        max: results.max === null ? null : toDollars(results.max),
        city: presentSearchCity(results.airport),
        featured: results.cards.filter((card) => card.featured),
        listing: results.cards.filter((card) => !card.featured),
        total: results.total,
      };
    },
    { limit: 'search', tagsOf: ({ city }) => [airportTag(city.id)] },
  );
  registry.add(
    contract.search.getAirportPins,
    async ({ params, query }, { actor }) => {
      const mapFilters = flagged(actor, query);
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
    contract.search.getNearestBases,
    async ({ params }) => {
      const bases = await findNearestBases(db, params.code);
      if (bases === undefined) throw unknownAirport();
      return { data: bases.map((row) => ({ ...presentAirport(row), distance: row.distance })) };
    },
    { limit: 'search', tagsOf: onlyExpires },
  );

  registry.add(
    contract.search.getListings,
    async ({ query }) => {
      const { lat, lon, radius, search, ids, ...list } = query;
      refuseHalfPoint(query);
      if (ids !== undefined) {
        const data = (await findListingsById(db, ids, clock.now())).map(cardOf);
        return { data, total: data.length };
      }
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

  registry.add(
    contract.search.getListingIds,
    ({ query }) => findListingIds(db, query.chunk, clock.now()),
    { tagsOf: onlyExpires },
  );

  registry.add(contract.search.compareListings, async ({ query }) => ({
    data: (await findComparedListings(db, query.ids, clock.now())).map(
      ({ max_nights, airports, amenities, ...row }) => ({
        card: cardOf(row),
        max_nights,
        airports,
        amenities,
      }),
    ),
  }));

  registry.add(
    contract.search.getFeaturedListings,
    async () => ({
      data: (await findFeaturedListings(db, clock.now())).map(cardOf),
    }),
    { tagsOf: tagsOfCards },
  );
  registry.add(
    contract.search.getFeaturedListingsNear,
    async ({ params }) => {
      const listings = await findFeaturedListingsNear(db, params.code, clock.now());
      if (listings === undefined) throw unknownAirport();
      return { data: listings.map(cardOf) };
    },
    { tagsOf: tagsOfCards },
  );
  registry.add(
    contract.search.getCities,
    async (_request, { actor }) => {
      const { cities, sets } = await findCities(db, clock.now());
      const { events, specialOffers } = flagsOf(config, actor);
      const cityCards = cities.map((city) => ({
        ...city,
        event_count: events ? city.event_count : 0,
        special_offer_count: specialOffers ? city.special_offer_count : 0,
      }));
      return { data: presentCountries(placesOf(cityCards, sets)) };
    },
    { tagsOf: onlyExpires },
  );
  registry.add(contract.search.getAirlines, async () => ({ data: await findAirlines(db) }));
}

/** @throws ApiError 422 for a point with only one coordinate. */
function refuseHalfPoint({ lat, lon }: ListingsQuery): void {
  if (lat !== undefined && lon === undefined) throw invalidInput({ lon: ['is_required_with_lat'] });
  if (lon !== undefined && lat === undefined) throw invalidInput({ lat: ['is_required_with_lon'] });
}

/** Registers address completion and map names. */
function addGeo(registry: OperationRegistry, { geocoder }: Services): void {
  registry.add(
    contract.search.geoAutocomplete,
    async ({ query }) => ({ data: await geocoder.autocomplete(query.q) }),
    { limit: 'search' },
  );
  registry.add(contract.search.getMapNames, async ({ query }) => namesIn(query), {
    limit: 'search',
    tagsOf: () => [],
  });
}
