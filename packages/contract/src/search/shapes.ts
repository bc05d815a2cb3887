import { BED_KINDS, CARD_PICTURES, LISTING_GENDERS, RENTAL_TYPES } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate, isoInstant, namedItem, pictureUrl } from '../common.ts';

export const airport = z.object({
  id: z.number(),
  prefix: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string().meta({ description: 'ISO alpha-2' }),
  total_listings: z.number(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Airport = z.infer<typeof airport>;

/** The airport of a search page, with `lat` and `long` as in the specification. */
export const searchCity = airport
  .omit({ total_listings: true, latitude: true, longitude: true })
  .extend({ lat: z.number(), long: z.number() });
export type SearchCity = z.infer<typeof searchCity>;

export const card = z.object({
  id: z.number(),
  listing_id: z.number(),
  title: z.string(),
  thumbnail: pictureUrl.nullable(),
  images: z
    .array(pictureUrl)
    .max(CARD_PICTURES)
    .meta({ description: 'The first pictures, starting with the thumbnail' }),
  rate_per_from: dollars,
  rate_per_to: dollars.nullable(),
  deposit_required: dollars,
  beds: z.number(),
  bathrooms: z.number().nullable(),
  review: z.number().meta({ description: 'Number of reviews' }),
  review_avg: z.number().nullable(),
  bed_occupancy_rate: z.number().min(0).max(1),
  num_beds: z.number(),
  num_vacant_beds: z.number(),
  free_from: isoDate.nullable().meta({
    description: 'First day on which a bed is free, past days mean now; null: not known',
  }),
  num_free_from: z.number().meta({ description: 'Beds that are free by `free_from`' }),
  airport_distance: z
    .number()
    .nullable()
    .meta({ description: 'Whole miles, 1 to 11; 11 stands for more than ten' }),
  latitude: z.number(),
  longitude: z.number(),
  airlines: z.string().nullable(),
  prefix: z.string().nullable(),
  neighborhood: z.string().nullable(),
  rental_type: z.enum(RENTAL_TYPES),
  gender: z.enum(LISTING_GENDERS),
  bed_kinds: z.array(z.enum(BED_KINDS)),
  featured: z.boolean(),
  boosted: z.boolean(),
  created_at: isoInstant,
});
export type Card = z.infer<typeof card>;

export const cardList = z.object({ data: z.array(card) });
export const cardPage = cardList.extend({ total: z.number() });

/** A crash pad in a comparison. */
export const comparedListing = z.object({
  card,
  max_nights: z.number().nullable(),
  airports: z.array(z.object({ prefix: z.string(), city: z.string(), distance: z.number() })),
  amenities: z.array(namedItem),
});
export type ComparedListing = z.infer<typeof comparedListing>;
