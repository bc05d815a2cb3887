import {
  FEED_LINE_MAX,
  FEED_RATING_MAX,
  FEED_TEXT_MAX,
  FEED_TITLE_MAX,
  isCountry,
  LOCALES,
  PICTURE_MAX_BYTES,
  PICTURES_PER_LISTING,
  withoutDirections,
} from '@crewpad/domain';
import { z } from 'zod';
import { idParams, longLine, messageAnswer, page, pictureUrl, text } from '../common.ts';
import { operation } from '../operation.ts';
import { feedItem } from './feed-operations.ts';

const feature = 'content';

const URL_MAX = 500;
const ID_MAX = 2_147_483_647;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const day = z
  .string({ error: 'date_is_required' })
  .min(1, { error: 'date_is_required' })
  .pipe(z.iso.date('date_is_not_valid'));
const time = z
  .string({ error: 'feed_time_is_required' })
  .regex(TIME, { error: 'feed_time_is_required' });
const degrees = (limit: number) =>
  z
    .number({ error: 'place_is_required' })
    .min(-limit, { error: 'place_is_required' })
    .max(limit, { error: 'place_is_required' });

/** Titles per language: blank ones are dropped, English is required, and languages are unique. */
const title = z
  .array(
    z.object({
      key: z.enum(LOCALES, { error: 'is_not_an_option' }),
      value: longLine(FEED_TITLE_MAX),
    }),
    { error: 'english_title_is_required' },
  )
  .transform((list) => list.filter(({ value }) => value !== ''))
  .refine((list) => list.some(({ key }) => key === 'en'), { error: 'english_title_is_required' })
  .refine((list) => new Set(list.map(({ key }) => key)).size === list.length, {
    error: 'is_not_an_option',
  });

const required = {
  title,
  business_name: longLine(FEED_LINE_MAX, 'business_is_required'),
  city: longLine(FEED_LINE_MAX, 'place_is_required'),
  country: z
    .string({ error: 'place_is_required' })
    .refine(isCountry, { error: 'country_code_is_not_valid' }),
  map_lat: degrees(90),
  map_lng: degrees(180),
  start_date: day,
  end_date: day,
  start_time: time,
  end_time: time,
};
const description = z
  .string()
  .overwrite(withoutDirections)
  .trim()
  .max(FEED_TEXT_MAX, { error: 'is_too_long' })
  .pipe(text(FEED_TEXT_MAX));
const image = z
  .string()
  .max(URL_MAX, { error: 'picture_is_not_yours' })
  .nullable()
  .transform((url) => url || null);
const merchant = z
  .int({ error: 'must_be_a_number' })
  .positive({ error: 'is_too_small' })
  .max(ID_MAX, { error: 'is_too_large' })
  .nullable();
const price = longLine(FEED_LINE_MAX);
const rating = z
  .number({ error: 'must_be_a_number' })
  .min(0, { error: 'is_too_small' })
  .max(FEED_RATING_MAX, { error: 'is_too_large' });

/**
 * The editable fields of an event or a special offer. Browser and server parse with the same
 * schema.
 */
export const feedForm = z.object({
  ...required,
  description: description.default(''),
  image: image.default(null),
  merchant_id: merchant.default(null),
  price_range: price.default(''),
  rating: rating.default(0),
});
export type FeedForm = z.infer<typeof feedForm>;

/** Only the given fields change. */
const feedChange = z
  .object({ ...required, description, image, merchant_id: merchant, price_range: price, rating })
  .partial();

const edited = z.object({ data: feedItem });
const list = z.object({
  data: z.array(feedItem),
  total: z.number(),
  is_shown: z.boolean().meta({
    description: 'false: the site shows the items of an events service, and none of these',
  }),
});
const saved = z.object({ data: feedItem, message: z.string() });

export const uploadFeedImages = operation({
  feature,
  method: 'POST',
  path: '/upload/feed-images',
  summary: 'Upload pictures for events, special offers and ads',
  upload: { field: 'image[]', files: PICTURES_PER_LISTING, bytes: PICTURE_MAX_BYTES },
  answer: z.object({ url: z.array(pictureUrl) }),
});

export const getEvents = operation({
  feature,
  method: 'GET',
  path: '/events',
  summary: 'List all events for editing, including past ones',
  query: z.object(page()),
  answer: list,
});

export const getEditedEvent = operation({
  feature,
  method: 'GET',
  path: '/events/{id}',
  summary: 'Get an event for editing',
  params: idParams,
  answer: edited,
});

export const createEvent = operation({
  feature,
  method: 'POST',
  path: '/events',
  summary: 'Add an event',
  body: feedForm,
  answer: saved,
  status: 201,
});

export const updateEvent = operation({
  feature,
  method: 'PATCH',
  path: '/events/{id}',
  summary: 'Change an event',
  params: idParams,
  body: feedChange,
  answer: saved,
});

export const deleteEvent = operation({
  feature,
  method: 'DELETE',
  path: '/events/{id}',
  summary: 'Delete an event',
  params: idParams,
  answer: messageAnswer,
});

export const getOffers = operation({
  feature,
  method: 'GET',
  path: '/offers',
  summary: 'List all special offers for editing, including past ones',
  query: z.object(page()),
  answer: list,
});

export const getEditedOffer = operation({
  feature,
  method: 'GET',
  path: '/offers/{id}',
  summary: 'Get a special offer for editing',
  params: idParams,
  answer: edited,
});

export const createOffer = operation({
  feature,
  method: 'POST',
  path: '/offers',
  summary: 'Add a special offer',
  body: feedForm,
  answer: saved,
  status: 201,
});

export const updateOffer = operation({
  feature,
  method: 'PATCH',
  path: '/offers/{id}',
  summary: 'Change a special offer',
  params: idParams,
  body: feedChange,
  answer: saved,
});

export const deleteOffer = operation({
  feature,
  method: 'DELETE',
  path: '/offers/{id}',
  summary: 'Delete a special offer',
  params: idParams,
  answer: messageAnswer,
});
