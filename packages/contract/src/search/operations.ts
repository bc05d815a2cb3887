import {
  AIRPORTS_LIMIT_MAX,
  CENTER_RADIUS_MILES,
  COMPARED_MAX,
  FAVORITES_MAX,
  FILTER_BOUNDS,
  FILTER_CHOICES,
  FILTER_DEFAULTS,
  FILTER_PRICE_MAX,
  LISTING_IDS_PER_CHUNK,
  LISTING_SORTS,
  MAP_NAMES_DEGREES_MAX,
  MAX_GEO_RADIUS_MILES,
  RENTAL_TYPES,
  SEARCH_LIMIT,
  SORT_DIRECTIONS,
  TITLE_SEARCH,
} from '@crewpad/domain';
import { z } from 'zod';
import {
  dollars,
  idList,
  latitude,
  longitude,
  page,
  queryInteger,
  queryNumber,
  text,
} from '../common.ts';
import { operation } from '../operation.ts';
import { airport, card, cardList, cardPage, comparedListing, searchCity } from './shapes.ts';

const AMENITIES_MAX = 50;

const airportList = z.object({ data: z.array(airport), total: z.number() });

export const getAirports = operation({
  feature: 'search',
  method: 'GET',
  path: '/airports',
  summary: 'List airports, most listings first',
  query: z.object({ ...page(AIRPORTS_LIMIT_MAX), search: text(100).optional() }),
  answer: airportList,
});

export const getAirportCount = operation({
  feature: 'search',
  method: 'GET',
  path: '/airports/count',
  summary: 'Count the airports',
  answer: z.object({ count: z.number() }),
});

export const searchAirports = operation({
  feature: 'search',
  method: 'GET',
  path: '/airports/search',
  summary: 'Find airports by code, city or name, best match first; similar ones if none matches',
  query: z.object({ search: text(100) }),
  answer: airportList,
});

export const findCrashpads = operation({
  feature: 'search',
  method: 'GET',
  path: '/search/crashpads',
  summary: 'Find public crash pads by title, at most 8: those that begin with the text first',
  query: z.object({
    q: text(TITLE_SEARCH.max).trim().min(TITLE_SEARCH.min, { error: 'is_too_small' }),
  }),
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        title: z.string(),
        city: z.string(),
        prefix: z.string().nullable().meta({ description: 'Code of the first airport' }),
      }),
    ),
  }),
});

/** An airport's code (any case) or its id. */
const codeParams = z.object({ code: text(20) });

const sorting = {
  sort: z.enum(LISTING_SORTS).optional(),
  dir: z.enum(SORT_DIRECTIONS).default('asc'),
};

export const filters = {
  occupied: z
    .enum(FILTER_CHOICES.occupied)
    .default(FILTER_DEFAULTS.occupied)
    .meta({ description: '0 leaves out full crash pads' }),
  gender: z.enum(FILTER_CHOICES.gender).default(FILTER_DEFAULTS.gender),
  bed: z.enum(FILTER_CHOICES.bed).default(FILTER_DEFAULTS.bed),
};

export const freeBy = z.iso.date('date_is_not_valid').optional().meta({
  description: 'YYYY-MM-DD: only crash pads with a bed that has no stay on or after that day',
});

const amenityIds = idList(AMENITIES_MAX);

const rentalTypes = z
  .string()
  .transform((list) => [...new Set(list.split(','))])
  .pipe(z.array(z.enum(RENTAL_TYPES)))
  .meta({ description: 'One or more types, separated by commas' });

const price = queryNumber.pipe(z.number().min(0).max(FILTER_PRICE_MAX));

/** Bounds of the monthly rate, or of the lowest one of a range. */
export const prices = { price_min: price.optional(), price_max: price.optional() };

/**
 * Only for brands with the mapFilters flag, the rental type also with travelbug; otherwise ignored
 * like unknown keys.
 */
export const mapFilters = {
  beds: queryInteger(...FILTER_BOUNDS.beds).optional(),
  bathrooms: queryInteger(...FILTER_BOUNDS.bathrooms).optional(),
  airport_distance: queryInteger(...FILTER_BOUNDS.airport_distance).optional(),
  max_nights: queryInteger(...FILTER_BOUNDS.max_nights).optional(),
  rental_type: rentalTypes.optional(),
  amenities: amenityIds.optional(),
};

export const airportListingsQuery = z.object({
  ...sorting,
  ...filters,
  from: freeBy,
  ...prices,
  ...mapFilters,
  ...page(SEARCH_LIMIT, SEARCH_LIMIT),
});

export const getAirportListings = operation({
  feature: 'search',
  method: 'GET',
  path: '/airports/{code}/listings',
  summary: 'Search crash pads around an airport: featured ones first, then the rest',
  params: codeParams,
  query: airportListingsQuery,
  answer: z.object({
    min: dollars.nullable(),
    max: dollars.nullable(),
    city: searchCity,
    featured: z.array(card),
    listing: z.array(card),
    total: z.number(),
  }),
});

export const getAirportPins = operation({
  feature: 'search',
  method: 'GET',
  path: '/airports/{code}/pins',
  summary: 'List all matches as map pins: ID, latitude, longitude, monthly rate, featured',
  params: codeParams,
  query: z.object({ ...filters, from: freeBy, ...prices, ...mapFilters }),
  answer: z.object({
    data: z.array(z.tuple([z.number(), z.number(), z.number(), dollars, z.boolean()])),
  }),
});

export const getNearestBases = operation({
  feature: 'search',
  method: 'GET',
  path: '/airports/{code}/nearest',
  summary: 'List the nearest airports with crash pads',
  params: codeParams,
  answer: z.object({
    data: z.array(airport.extend({ distance: z.number().meta({ description: 'Whole miles' }) })),
  }),
});

export const getListings = operation({
  feature: 'search',
  method: 'GET',
  path: '/listings',
  summary: 'Search crash pads around a point, or around an airport by code or id',
  query: z.object({
    ...sorting,
    lat: latitude.optional(),
    lon: longitude.optional(),
    radius: queryNumber
      .pipe(z.number().positive().max(MAX_GEO_RADIUS_MILES))
      .default(CENTER_RADIUS_MILES),
    search: text(20).optional(),
    from: freeBy,
    ids: idList(FAVORITES_MAX)
      .optional()
      .meta({ description: 'Only these crash pads, if they are in search' }),
    ...page(SEARCH_LIMIT, SEARCH_LIMIT),
  }),
  answer: cardPage,
});

export const getListingIds = operation({
  feature: 'search',
  method: 'GET',
  path: '/listings/ids',
  summary: 'List the ids of all crash pads in search, for the sitemap',
  query: z.object({ chunk: queryInteger(1, 100_000).default(1) }),
  answer: z.object({
    data: z.array(z.object({ id: z.number(), updated_at: z.string() })),
    chunks: z
      .array(z.number())
      .meta({ description: `Chunks with crash pads; each spans ${LISTING_IDS_PER_CHUNK} ids` }),
  }),
});

export const compareListings = operation({
  feature: 'search',
  method: 'GET',
  path: '/listings/compare',
  summary: 'Compare up to three crash pads, in the order of their ids',
  query: z.object({ ids: idList(COMPARED_MAX) }),
  answer: z.object({ data: z.array(comparedListing) }),
});

export const getFeaturedListings = operation({
  feature: 'search',
  method: 'GET',
  path: '/listings/featured',
  summary: 'List featured crash pads',
  answer: cardList,
});

export const getFeaturedListingsNear = operation({
  feature: 'search',
  method: 'GET',
  path: '/listings/featured/{code}',
  summary: 'List featured crash pads of an airport',
  params: codeParams,
  answer: cardList,
});

export const getAirlines = operation({
  feature: 'search',
  method: 'GET',
  path: '/airlines',
  summary: 'List airlines, domestic first',
  answer: z.object({
    data: z.array(
      z.object({
        id: z.number(),
        code: z.string(),
        name: z.string(),
        group: z.enum(['domestic', 'worldwide']),
      }),
    ),
  }),
});

export const CONTINENTS = [
  'north-america',
  'south-america',
  'europe',
  'asia',
  'africa',
  'oceania',
] as const;

const airportArea = z.object({
  name: z.string().meta({ description: 'The metro area, or the city of a single airport' }),
  country: z.string().meta({ description: 'ISO alpha-2' }),
  listings: z.number().meta({ description: 'Crash pads near its airports, each counted once' }),
  price_from: dollars.meta({ description: 'Lowest monthly rate' }),
  airports: z
    .array(airport.pick({ id: true, prefix: true, name: true, city: true, total_listings: true }))
    .meta({ description: 'Its airports with crash pads, the busiest first' }),
});
export type AirportArea = z.infer<typeof airportArea>;

export const getAirportAreas = operation({
  feature: 'search',
  method: 'GET',
  path: '/airports/areas',
  summary: 'List the metro areas and airports with crash pads, most crash pads first',
  query: z.object({
    ...page(AIRPORTS_LIMIT_MAX, AIRPORTS_LIMIT_MAX),
    continent: z.enum(CONTINENTS).optional(),
  }),
  answer: z.object({
    data: z.array(airportArea),
    total: z.number(),
    continents: z.array(z.object({ continent: z.enum(CONTINENTS), total: z.number() })),
  }),
});

const cityItem = z.object({
  display_name: z.string(),
  slug: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  listings_count: z.number(),
  airports_count: z.number(),
  special_offer_count: z.number(),
  event_count: z.number(),
  also: z.array(z.string()).meta({ description: 'Cities whose crash pads are all counted here' }),
});

export const getCities = operation({
  feature: 'search',
  method: 'GET',
  path: '/cities',
  summary: 'List cities with a crash pad within 50 miles, by country; metro areas are one city',
  answer: z.object({ data: z.array(z.object({ name: z.string(), cities: z.array(cityItem) })) }),
});

const QUERY_MAX = 200;

/** A place that can fill in an address. */
export const place = z.object({
  label: z.string(),
  street1: z.string().meta({ description: 'Empty if the place is not a street' }),
  city: z.string(),
  state: z.string(),
  country: z.string().meta({ description: 'English name' }),
  postal_code: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof place>;

export const geoAutocomplete = operation({
  feature: 'search',
  method: 'GET',
  path: '/geo/autocomplete',
  summary: 'Suggest places for a partly typed address, best match first',
  query: z.object({ q: text(QUERY_MAX) }),
  answer: z.object({ data: z.array(place) }),
});

/** Degrees continue beyond the antimeridian, so that a box around Fiji stays one box. */
const boxLongitude = queryNumber.pipe(z.number().min(-540).max(540));

const isBox = ({ south, north, west, east }: Record<'south' | 'north' | 'west' | 'east', number>) =>
  [north - south, east - west].every((side) => side > 0 && side <= MAP_NAMES_DEGREES_MAX);

export const getMapNames = operation({
  feature: 'search',
  method: 'GET',
  path: '/geo/names',
  summary: 'List the names on a map within a box: airports, and the largest towns and boroughs',
  query: z
    .object({ south: latitude, north: latitude, west: boxLongitude, east: boxLongitude })
    .refine(isBox, { path: ['north'], error: 'must_be_a_box_of_limited_size' }),
  answer: z.object({
    towns: z
      .array(z.tuple([z.string(), z.number(), z.number()]))
      .meta({ description: 'Name, latitude, longitude; the largest first' }),
    airports: z
      .array(z.tuple([z.string(), z.number(), z.number()]))
      .meta({ description: 'Code, latitude, longitude; the busiest first' }),
  }),
});
