import { AIRPORTS_LIMIT_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, page, pictureUrl } from '../common.ts';
import { operation } from '../operation.ts';
import { airport } from './shapes.ts';

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
  picture: pictureUrl.nullable(),
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
