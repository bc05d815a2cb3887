import { AIRPORT_DISTANCE_MAX } from './constants.ts';
import { BED_KINDS, LISTING_GENDERS } from './lists.ts';

/** The filters of a search for crash pads, in the order in which pages list them. */
export const FILTER_KEYS = [
  'occupied',
  'gender',
  'bed',
  'from',
  'price_min',
  'price_max',
  'beds',
  'bathrooms',
  'airport_distance',
  'max_nights',
  'rental_type',
] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** Filters that have one of these values. `occupied`: 0 leaves out full crash pads. */
export const FILTER_CHOICES = {
  occupied: ['1', '0'],
  gender: LISTING_GENDERS,
  bed: ['any', ...BED_KINDS],
} as const;

/** Values that mean "not filtered", the same as none. */
export const FILTER_DEFAULTS = { occupied: '1', gender: 'all', bed: 'any' } as const;

/** Filters that are whole numbers, with the least and the most. */
export const FILTER_BOUNDS = {
  beds: [1, 100],
  bathrooms: [1, 10],
  airport_distance: [1, AIRPORT_DISTANCE_MAX],
  max_nights: [1, 31],
} as const;

/** The highest price of a filter, in US dollars. */
export const FILTER_PRICE_MAX = 1_000_000;
