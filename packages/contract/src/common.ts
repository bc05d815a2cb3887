import { LIST_LIMIT_DEFAULT, LIST_LIMIT_MAX, OFFSET_MAX, PICTURE_WIDTHS } from '@crewpad/domain';
import { z } from 'zod';

/** PostgreSQL keeps neither NUL nor lone surrogates: refused as input, before any query. */
export const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'text_is_not_valid');

const BREAKS = /[\p{Cc}\u2028\u2029]/u;

/** Text of one line, such as a name: it may stand in the subject of a mail. */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !BREAKS.test(value), 'text_is_not_valid');

/** A line that must hold something; `key` says so when it does not. */
export const requiredLine = (key: string, max: number) =>
  z.string({ error: key }).trim().min(1, { error: key }).pipe(line(max));

/** A row's number in a path. Above the range of the column it cannot exist. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);
export const idParams = z.object({ id });

/** A number of a short list: another number is told apart from what is none. */
export const oneOfNumbers = <const N extends number>(values: readonly N[]) =>
  z.literal(values, {
    error: ({ input }) => (typeof input === 'number' ? 'is_not_an_option' : 'must_be_a_number'),
  });

/** Numbers of a query string: an empty value is no number. */
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

/** `limit` and `offset` of a list; what lies outside is refused, not clipped. */
export const page = (limitMax: number = LIST_LIMIT_MAX, limitDefault = LIST_LIMIT_DEFAULT) => ({
  limit: queryInteger(1, limitMax).default(Math.min(limitDefault, limitMax)),
  offset: queryInteger(0, OFFSET_MAX).default(0),
});

/** US dollars, as money travels: 49, 9.99. Kept as whole cents inside. */
export const dollars = z.number().nonnegative().meta({ description: 'US dollars' });

export const isoInstant = z.string().meta({ description: 'ISO 8601 instant in UTC' });
export const isoDate = z.string().meta({ description: 'Calendar date, YYYY-MM-DD' });
export const clockTime = z.string().meta({ description: 'Time of day, HH:MM' });

/**
 * Address of a stored picture, ending in one of the rendered widths:
 * `/files/pictures/<key>/1280.webp`. The other widths stand beside it.
 */
export const pictureUrl = z
  .string()
  .meta({ description: `Picture, also at the widths ${PICTURE_WIDTHS.join(', ')}` });

/** A name per language; English is always there. */
export const localizedName = z.object({ en: z.string() }).catchall(z.string());
export const namedItem = z.object({ id: z.number(), name: localizedName });

export const messageAnswer = z.object({ message: z.string() });
