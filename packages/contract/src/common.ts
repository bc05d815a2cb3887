import {
  countedCharacters,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  looksLikeLink,
  OFFSET_MAX,
  PICTURE_WIDTHS,
  withoutDirections,
} from '@crewpad/domain';
import { z } from 'zod';

/** PostgreSQL cannot store NUL or lone surrogates, so they are refused as input, before any query. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'text_is_not_valid');

const BREAKS = /[\p{Cc}\u2028\u2029]/u;

/** A name without direction overrides; empty when a reader would see nothing of it. */
const visibleName = (value: string) => {
  const name = withoutDirections(value);
  return countedCharacters(name) === 0 ? name.replace(/[^\p{Cc}]/gu, '') : name;
};

/**
 * Text of one line, such as a name: it may appear in the subject of an email. Direction overrides are
 * removed, and text of invisible characters is empty.
 */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite(visibleName)
    .refine((value) => value.isWellFormed() && !BREAKS.test(value), 'text_is_not_valid');

/** A line that must have a visible character; `key` is the error if it has none. */
export const requiredLine = (key: string, max: number) =>
  z.string({ error: key }).overwrite(visibleName).trim().min(1, { error: key }).pipe(line(max));

/** The longest line that is read at all. */
const READ_MAX = 10_000;

/** A line of a form, whose error says that it is too long; with `missing`, one that is required. */
export const longLine = (max: number, missing?: string) =>
  (missing === undefined ? line(READ_MAX).trim() : requiredLine(missing, READ_MAX)).pipe(
    z.string().max(max, { error: 'is_too_long' }),
  );

/** The name of a person: it appears in emails to others, so it must not contain anything like a link. */
const withoutLink = z
  .string()
  .refine((name) => !looksLikeLink(name), { error: 'name_must_not_look_like_a_link' });
export const requiredName = (key: string, max: number) => requiredLine(key, max).pipe(withoutLink);
export const optionalName = (max: number) => line(max).trim().pipe(withoutLink).nullish();

/** A row's number in a path. No row has a number above the range of the column. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);
export const idParams = z.object({ id });

/** A number of a short list: the error differs between a number that is not on it and any other value. */
export const oneOfNumbers = <const N extends number>(values: readonly N[]) =>
  z.literal(values, {
    error: ({ input }) => (typeof input === 'number' ? 'is_not_an_option' : 'must_be_a_number'),
  });

/** Numbers of a query string: an empty value is not a number. */
export const queryNumber = z
  .string()
  .trim()
  .regex(/^[+-]?(\d+\.?\d*|\.\d+)$/, 'must_be_a_number')
  .transform(Number)
  .or(z.number());

export const queryInteger = (min: number, max: number) =>
  queryNumber.pipe(z.number().int().min(min).max(max));

export const latitude = queryNumber.pipe(z.number().min(-90).max(90));
export const longitude = queryNumber.pipe(z.number().min(-180).max(180));

/** `limit` and `offset` of a list; values out of range are refused, not clipped. */
export const page = (limitMax: number = LIST_LIMIT_MAX, limitDefault = LIST_LIMIT_DEFAULT) => ({
  limit: queryInteger(1, limitMax).default(Math.min(limitDefault, limitMax)),
  offset: queryInteger(0, OFFSET_MAX).default(0),
});

/** US dollars, as the API sends them: 49, 9.99. Stored as whole cents. */
export const dollars = z.number().nonnegative().meta({ description: 'US dollars' });

export const isoInstant = z.string().meta({ description: 'ISO 8601 instant in UTC' });
export const isoDate = z.string().meta({ description: 'Calendar date, YYYY-MM-DD' });
export const clockTime = z.string().meta({ description: 'Time of day, HH:MM' });

/**
 * Address of a stored picture, ending in one of the rendered widths:
 * `/files/pictures/<key>/1280.webp`. The other widths are in the same folder.
 */
export const pictureUrl = z
  .string()
  .meta({ description: `Picture, also at the widths ${PICTURE_WIDTHS.join(', ')}` });

/** Of a lister: they usually reply within so many hours. */
export const responseHours = z
  .number()
  .nullable()
  .meta({ description: 'Hours within which they usually reply; null: unknown' });

/** A name per language; English is always present. */
export const localizedName = z.object({ en: z.string() }).catchall(z.string());
export const namedItem = z.object({ id: z.number(), name: localizedName });

export const messageAnswer = z.object({ message: z.string() });
