import { z } from 'zod';
import { text } from '../common.ts';
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
