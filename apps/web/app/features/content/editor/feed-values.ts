import type { contract } from '@crewpad/contract';
import { LOCALES } from '@crewpad/domain';
import type { FieldIssue } from '../../../ui/form/field-issues.ts';

type FeedItem = contract.content.FeedItem;
type FeedForm = contract.content.FeedForm;

/** The form's values as typed. */
const TEXTS = [
  ...LOCALES.map((locale) => `title_${locale}` as const),
  'description',
  'business_name',
  'city',
  'country',
  'map_lat',
  'map_lng',
  'start_date',
  'end_date',
  'start_time',
  'end_time',
  'price_range',
  'rating',
  'merchant_id',
] as const;
export type FeedText = (typeof TEXTS)[number];
export type FeedValues = Record<FeedText, string> & { image: string | null };

/** In form order, for the error summary. */
export const FEED_ORDER: readonly string[] = [...TEXTS, 'image'];

export function valuesOf(item: FeedItem | null): FeedValues {
  const titles = LOCALES.map((locale) => [
    `title_${locale}`,
    item?.title.find(({ key }) => key === locale)?.value ?? '',
  ]);
  const text = (value: string | number | null | undefined) => String(value ?? '');
  return {
    ...(Object.fromEntries(titles) as Record<`title_${(typeof LOCALES)[number]}`, string>),
    description: text(item?.description),
    image: item?.image ?? null,
    business_name: text(item?.business_name),
    city: text(item?.city),
    country: text(item?.country ?? 'US'),
    map_lat: text(item?.map_lat),
    map_lng: text(item?.map_lng),
    start_date: text(item?.start_date),
    end_date: text(item?.end_date),
    start_time: text(item?.start_time ?? '09:00'),
    end_time: text(item?.end_time ?? '17:00'),
    price_range: text(item?.price_range),
    rating: text(item?.rating ?? 0),
    merchant_id: text(item?.merchant_id),
  };
}

/** An empty number is undefined, so that the schema reports it as missing. */
const numberOf = (typed: string) => (typed.trim() === '' ? Number.NaN : Number(typed));

/** What is sent. */
export function bodyOf(values: FeedValues): FeedForm {
  return {
    title: LOCALES.map((key) => ({ key, value: values[`title_${key}`] })),
    description: values.description,
    image: values.image,
    business_name: values.business_name,
    city: values.city,
    country: values.country.trim().toUpperCase(),
    map_lat: numberOf(values.map_lat),
    map_lng: numberOf(values.map_lng),
    start_date: values.start_date,
    end_date: values.end_date,
    start_time: values.start_time,
    end_time: values.end_time,
    price_range: values.price_range,
    rating: numberOf(values.rating),
    merchant_id: values.merchant_id.trim() === '' ? null : numberOf(values.merchant_id),
  };
}

/** Maps title errors to the field of their language: `title.1.value` is Spanish. */
export function atFields(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.map(({ field, key }) => {
    if (!field.startsWith('title')) return { field, key };
    const at = Number(field.split('.')[1] ?? 0);
    return { field: `title_${LOCALES[at] ?? 'en'}`, key };
  });
}

/** The item as visitors would see it now. */
export function previewOf(values: FeedValues, today: string): FeedItem {
  const body = bodyOf(values);
  const start = values.start_date || today;
  return {
    ...body,
    id: 0,
    title: body.title.filter(({ value }) => value.trim() !== ''),
    start_date: start,
    end_date: values.end_date < start ? start : values.end_date,
    rating: Number.isFinite(body.rating) ? Math.min(5, Math.max(0, body.rating)) : 0,
    distance_km: null,
  };
}
