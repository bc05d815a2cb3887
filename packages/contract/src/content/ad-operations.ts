import { AD_PLACES, AD_STATES, AD_TARGET_MAX, AD_TITLE_MAX } from '@crewpad/domain';
import { z } from 'zod';
import { id, idParams, isoDate, longLine, messageAnswer, page, pictureUrl } from '../common.ts';
import { operation } from '../operation.ts';

const feature = 'content';

const URL_MAX = 500;

/** Whether a browser may be sent there: a website, without credentials in its address. */
function isWebAddress(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && /[^.]\.[^.]/.test(hostname) && username === '' && password === '';
}

const day = z
  .string({ error: 'date_is_required' })
  .min(1, { error: 'date_is_required' })
  .pipe(z.iso.date('date_is_not_valid'));

const lastDay = z
  .string()
  .nullable()
  .transform((value) => value || null)
  .pipe(z.iso.date('date_is_not_valid').nullable())
  .meta({ description: 'The last day; null: until it is stopped' });

const fields = {
  title: longLine(AD_TITLE_MAX, 'ad_title_is_required'),
  picture: z
    .string({ error: 'picture_is_required' })
    .min(1, { error: 'picture_is_required' })
    .max(URL_MAX, { error: 'picture_is_not_yours' }),
  target: longLine(AD_TARGET_MAX, 'web_address_is_required').pipe(
    z
      .string()
      .refine(isWebAddress, { error: 'web_address_is_not_valid' })
      .transform((value) => new URL(value).href)
      .pipe(z.string().max(2 * AD_TARGET_MAX, { error: 'is_too_long' })),
  ),
  places: z
    .array(z.enum(AD_PLACES, { error: 'is_not_an_option' }), { error: 'ad_place_is_required' })
    .min(1, { error: 'ad_place_is_required' })
    .transform((list) => AD_PLACES.filter((place) => list.includes(place))),
  from: day,
};

/** The editable fields of an ad. Browser and server parse with the same schema. */
export const adForm = z.object({ ...fields, to: lastDay.default(null) });
export type AdForm = z.infer<typeof adForm>;

/** Only the given fields change. */
const adChange = z.object({ ...fields, to: lastDay }).partial();

const ad = z.object({
  id: z.number(),
  title: z.string(),
  picture: pictureUrl,
  target: z.string(),
  places: z.array(z.enum(AD_PLACES)),
  from: isoDate,
  to: isoDate.nullable(),
  state: z.enum(AD_STATES),
  views: z.number(),
  clicks: z.number(),
});
export type Ad = z.infer<typeof ad>;

const saved = z.object({ data: ad, message: z.string() });

export const getAds = operation({
  feature,
  method: 'GET',
  path: '/ads',
  summary: 'List the booked ads with their figures, newest first',
  query: z.object(page()),
  answer: z.object({ data: z.array(ad), total: z.number() }),
});

export const getAd = operation({
  feature,
  method: 'GET',
  path: '/ads/{id}',
  summary: 'Get a booked ad with its figures',
  params: idParams,
  answer: z.object({ data: ad }),
});

export const createAd = operation({
  feature,
  method: 'POST',
  path: '/ads',
  summary: 'Book an ad',
  body: adForm,
  answer: saved,
  status: 201,
});

export const updateAd = operation({
  feature,
  method: 'PATCH',
  path: '/ads/{id}',
  summary: 'Change an ad',
  params: idParams,
  body: adChange,
  answer: saved,
});

export const deleteAd = operation({
  feature,
  method: 'DELETE',
  path: '/ads/{id}',
  summary: 'Remove an ad; its figures stay in the export',
  params: idParams,
  answer: messageAnswer,
});

export const exportAds = operation({
  feature,
  method: 'GET',
  path: '/ads/export',
  summary: 'Export views and clicks of all ads by month as CSV',
  answer: z.string(),
  media: 'text/csv',
});

const monthOfAds = z.object({
  month: z.string().meta({ description: 'YYYY-MM (UTC)' }),
  is_running: z.boolean(),
  views: z.number(),
  clicks: z.number(),
});
export type MonthOfAds = z.infer<typeof monthOfAds>;

export const getAdFigures = operation({
  feature,
  method: 'GET',
  path: '/ads/figures',
  summary: 'Get the views and clicks of the last twelve months, of one ad or of all',
  query: z.object({
    ad_id: id.optional().meta({ description: 'This ad; else all, also deleted ones' }),
  }),
  answer: z.object({ data: z.array(monthOfAds).meta({ description: 'Oldest first' }) }),
});

export const getPlacedAd = operation({
  feature,
  method: 'GET',
  path: '/ads/placed',
  summary: 'Get the current ad for a place on a page, and count a view',
  query: z.object({ place: z.enum(AD_PLACES, { error: 'is_not_an_option' }) }),
  answer: z.object({
    data: ad
      .pick({ id: true, title: true, picture: true, target: true })
      .nullable()
      .meta({ description: 'null: no ad is booked there' }),
  }),
});
export type PlacedAd = NonNullable<z.infer<typeof getPlacedAd.answer>['data']>;

export const clickAd = operation({
  feature,
  method: 'POST',
  path: '/ads/{id}/click',
  changesNothing: true,
  summary: 'Count a click on a running ad, once a day per visitor',
  params: idParams,
  answer: z.object({ counted: z.boolean() }),
});
