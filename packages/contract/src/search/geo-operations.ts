import { MAP_NAMES_DEGREES_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { latitude, queryNumber, text } from '../common.ts';
import { operation } from '../operation.ts';

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
