import {
  BED_KINDS,
  DOCUMENT_MAX_BYTES,
  DOCUMENTS_PER_LISTING,
  LIST_LIMIT_MAX,
  LISTING_STATUS,
  PICTURE_MAX_BYTES,
  PICTURES_PER_LISTING,
  RELATED_LISTINGS_LIMIT,
} from '@crewpad/domain';
import { z } from 'zod';
import {
  dollars,
  id,
  isoDate,
  isoInstant,
  namedItem,
  page,
  pictureUrl,
  responseHours,
  text,
} from '../common.ts';
import { operation } from '../operation.ts';
import { reviewFrom, reviewItem } from '../reviews/operations.ts';
import { card, cardList, cardPage } from '../search/shapes.ts';

const feature = 'listings';

/** The address of a listing, for its owner, admins and tenants with an accepted rental. */
const address = {
  street1: z.string().optional(),
  street2: z.string().nullable().optional(),
  postal_code: z.string().nullable().optional(),
};

/** The public page of a listing. Keys that the caller cannot see are absent. */
export const listing = card
  .pick({
    id: true,
    title: true,
    rental_type: true,
    neighborhood: true,
    latitude: true,
    longitude: true,
    beds: true,
    num_beds: true,
    num_vacant_beds: true,
    free_from: true,
    num_free_from: true,
    bed_occupancy_rate: true,
    bed_kinds: true,
    gender: true,
    bathrooms: true,
    rate_per_from: true,
    rate_per_to: true,
    deposit_required: true,
    thumbnail: true,
    created_at: true,
  })
  .extend({
    ...address,
    user_id: z.number(),
    city: z.string(),
    state: z.string().nullable(),
    country: z.string(),
    airport: z.array(z.number()).meta({ description: 'Ids of one or two airports' }),
    airport_distance: z.number(),
    other_airport_distance: z.number().nullable(),
    airport_name: z.string(),
    total_beds: z.number(),
    total_rooms: z.number(),
    total_room: z.number(),
    num_occupied_beds: z.number(),
    number_of_shower: z.number().nullable(),
    max_nights: z.number().nullable(),
    enable_price_range: z.boolean(),
    rate_per_day_from: dollars.nullable(),
    rate_per_day_to: dollars.nullable(),
    description: z.string(),
    rules_policies_des: z.string(),
    rules_policies_doc: z.array(z.string()),
    images: z.array(pictureUrl),
    status: z.literal(Object.values(LISTING_STATUS)),
    feature_listing: z.number(),
    feature_ongoing: z.number(),
    views: z.number(),
    display_name: z.string(),
    photo: pictureUrl.nullable(),
    phone_number: z.string().optional(),
    abilities: z.object({
      message: z.boolean(),
      review: z.boolean(),
      edit: z.boolean(),
      see_address: z.boolean(),
      see_phone: z.boolean(),
    }),
  });
export type Listing = z.infer<typeof listing>;

/** An airport of a listing, with the distance its lister stated, in whole miles. */
export const listingAirport = z.object({
  id: z.number(),
  prefix: z.string(),
  name: z.string(),
  city: z.string(),
  country: z.string().meta({ description: 'ISO alpha-2' }),
  latitude: z.number(),
  longitude: z.number(),
  distance: z.number(),
});

export const getListing = operation({
  feature,
  method: 'GET',
  path: '/listing/{id}',
  summary: 'Get a crash pad',
  params: z.object({ id }),
  query: z.object({ review: z.enum(['true', 'false', '1', '0']).optional() }),
  answer: z.object({
    data: listing,
    show_phone: z.union([z.literal(0), z.literal(1)]),
    hidden: z.boolean().meta({ description: 'Left out of the search, and not to be indexed' }),
    amenities: z.array(namedItem),
    preferences: z.array(namedItem),
    places: z.array(namedItem),
    airports: z.array(listingAirport),
    review: z.object({ num_reviews: z.number() }),
    review_from: reviewFrom,
    total_review: z.object({
      avg_score: z.number().nullable(),
      distribution: z
        .array(z.number())
        .length(5)
        .meta({ description: 'Reviews with 1, 2, 3, 4, 5 stars' }),
    }),
    reviews: z.array(reviewItem).optional(),
    lister: z.object({
      about: z.string(),
      joined: isoInstant,
      review: z.number(),
      review_avg: z.number().nullable(),
      airlines: z.string().nullable(),
      response_hours: responseHours,
    }),
  }),
});

/** When beds of one type are free, in local days of the crash pad. */
export const bedAvailability = z.object({
  bed_kind: z.enum(BED_KINDS),
  beds: z.number(),
  ranges: z.array(
    z.object({
      from: isoDate,
      to: isoDate.meta({ description: 'First day after the range' }),
      beds: z.number().meta({ description: 'Beds that are free on each of these days' }),
    }),
  ),
});
export type BedAvailability = z.infer<typeof bedAvailability>;

export const getAvailability = operation({
  feature,
  method: 'GET',
  path: '/listing/{id}/availability',
  summary: "Get the free dates of a crash pad's beds in the next six months",
  params: z.object({ id }),
  answer: z.object({
    from: isoDate.meta({ description: 'Today at the crash pad' }),
    to: isoDate,
    time_zone: z.string(),
    data: z.array(bedAvailability),
  }),
});

export const getRelatedListings = operation({
  feature,
  method: 'GET',
  path: '/listing/related/{id}',
  summary: 'List the other crash pads of a lister',
  params: z.object({ id }),
  query: z.object({
    listing_id: id.optional().meta({ description: 'A listing to leave out' }),
    ...page(LIST_LIMIT_MAX, RELATED_LISTINGS_LIMIT),
  }),
  answer: cardPage,
});

export const getNearbyListings = operation({
  feature,
  method: 'GET',
  path: '/listing/{id}/nearby',
  summary: 'List crash pads of other listers near one, nearest first',
  params: z.object({ id }),
  answer: cardList,
});

export const getListingTotal = operation({
  feature,
  method: 'GET',
  path: '/user/listing-total',
  summary: 'Count the listings that count against the plan',
  answer: z.object({ count: z.number() }),
});

const ADDRESS_MAX = 500;

export const uploadImages = operation({
  feature: 'listings',
  method: 'POST',
  path: '/upload/images',
  summary: 'Upload pictures for a listing',
  upload: { field: 'image[]', files: PICTURES_PER_LISTING, bytes: PICTURE_MAX_BYTES },
  answer: z.object({ url: z.array(pictureUrl) }),
});

export const uploadPdf = operation({
  feature: 'listings',
  method: 'POST',
  path: '/upload/pdf',
  summary: 'Upload PDFs with house rules for a listing',
  upload: { field: 'files', files: DOCUMENTS_PER_LISTING, bytes: DOCUMENT_MAX_BYTES },
  answer: z.object({
    name: z.string().meta({ description: 'The name to show, of the first file' }),
    url: z.string().meta({ description: 'Its address; the name follows after four colons' }),
    files: z.array(z.object({ name: z.string(), url: z.string() })),
  }),
});

export const rotateImage = operation({
  feature: 'listings',
  method: 'POST',
  path: '/upload/image-rotate',
  summary: 'Rotate a picture 90 degrees clockwise',
  body: z.object({ image_url: text(ADDRESS_MAX).min(1, 'image_url_is_required') }),
  answer: z.object({ image_url: pictureUrl }),
});
