import {
  countedCharacters,
  displayNameFault,
  holdsLink,
  isEmail,
  LIST_LIMIT_DEFAULT,
  LIST_LIMIT_MAX,
  looksLikeLink,
  OFFSET_MAX,
  PICTURE_WIDTHS,
  personalNameFault,
  storedEmail,
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

/** A name without direction overrides; empty if nothing is visible. */
const visibleName = (value: string) => {
  const name = withoutDirections(value);
  return countedCharacters(name) === 0 ? name.replace(/[^\p{Cc}]/gu, '') : name;
};

/**
 * One-line text, such as a name: it may be in the subject of an email. Removes direction overrides;
 * invisible text becomes empty.
 */
export const line = (max: number) =>
  z
    .string()
    .max(max)
    .overwrite(visibleName)
    .refine((value) => value.isWellFormed() && !BREAKS.test(value), 'text_is_not_valid');

/** A line with at least one visible character; otherwise the error is `key`. */
export const requiredLine = (key: string, max: number) =>
  z.string({ error: key }).overwrite(visibleName).trim().min(1, { error: key }).pipe(line(max));

/** The maximum length that is parsed. */
const READ_MAX = 10_000;

/** A form line with its own length error; with `missing`, a required one. */
export const longLine = (max: number, missing?: string) =>
  (missing === undefined ? line(READ_MAX).trim() : requiredLine(missing, READ_MAX)).pipe(
    z.string().max(max, { error: 'is_too_long' }),
  );

/** Text that the other side reads, also by email: we mail nobody's links. */
export const withoutLinks = z
  .string()
  .refine((value) => !holdsLink(value), { error: 'links_are_not_allowed' });

/** A person's name: it appears in emails to others, so it must not contain links. */
const withoutLink = z
  .string()
  .refine((name) => !looksLikeLink(name), { error: 'name_must_not_look_like_a_link' });
export const requiredName = (key: string, max: number) => requiredLine(key, max).pipe(withoutLink);
export const optionalName = (max: number) => line(max).trim().pipe(withoutLink).nullish();

/** Names of new accounts. Names that exist stay, so that the profile checks only changed ones. */
const withoutFault = (faultOf: (name: string) => string | undefined) =>
  z.string().check(({ value, issues }) => {
    const message = value === '' ? undefined : faultOf(value);
    if (message !== undefined) issues.push({ code: 'custom', input: value, message });
  });
export const personalName = withoutFault(personalNameFault);
export const displayName = withoutFault(displayNameFault);

/** An email as it is stored. `missing` and `wrong` are the keys of its errors. */
export const email = (max: number, missing: string, wrong: string) =>
  z
    .string({ error: missing })
    .overwrite(storedEmail)
    .min(1, { error: missing })
    .pipe(z.string().max(max).refine(isEmail, { error: wrong }));

/** What stands behind a link in a text, and is copied with it. */
const BEHIND_LINK = /[.,)\]>\s]+$/;

/** The token of an emailed link. `missing` is the key of the error without one. */
export const linkToken = (max: number, missing?: string) =>
  z
    .string(missing)
    .overwrite((token) => token.replace(BEHIND_LINK, ''))
    .min(1, { error: 'token_is_required' })
    .pipe(text(max));

/** Comma-separated ids in a query string: `1,2,3`. */
export const idList = (max: number) =>
  z
    .string()
    .regex(/^\d{1,9}(,\d{1,9})*$/, 'must_be_a_list_of_ids')
    .transform((list) => [...new Set(list.split(',').map(Number))])
    .refine((ids) => ids.length <= max, 'too_many_ids');

/** A row id in a path, within the range of the column. */
export const id = z.coerce.number().int().positive().max(2_147_483_647);
export const idParams = z.object({ id });

/** A number of a short list: with different errors for unlisted numbers and other values. */
export const oneOfNumbers = <const N extends number>(values: readonly N[]) =>
  z.literal(values, {
    error: ({ input }) => (typeof input === 'number' ? 'is_not_an_option' : 'must_be_a_number'),
  });

/** Like oneOfNumbers, but also accepts true and false for 1 and 0. */
export const numbersOrBoolean = <const N extends number>(values: readonly N[]) =>
  z.preprocess(
    (value) => (typeof value === 'boolean' ? Number(value) : value),
    oneOfNumbers(values),
  );

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

/** `limit` and `offset` of a list; out-of-range values are refused, not clamped. */
export const page = (limitMax: number = LIST_LIMIT_MAX, limitDefault = LIST_LIMIT_DEFAULT) => ({
  limit: queryInteger(1, limitMax).default(Math.min(limitDefault, limitMax)),
  offset: queryInteger(0, OFFSET_MAX).default(0),
});

/** Rows below a number, newest first: a list that grows at the top has no page numbers. */
export const downFrom = { limit: page().limit, before: id.optional() };
export const next = z
  .number()
  .nullable()
  .meta({ description: '`before` of the next call; null: these are the last' });

/** A yes or no of a query string. */
export const yesOrNo = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

/** US dollars in the API: 49, 9.99. Stored as whole cents. */
export const dollars = z.number().nonnegative().meta({ description: 'US dollars' });

export const isoInstant = z.string().meta({ description: 'ISO 8601 instant in UTC' });

/** Why a mail server refuses an address for good, in its own sentence, and when it last did. */
export const mailRefusal = z.object({
  reason: z.string().meta({ description: "The mail server's sentence, without addresses" }),
  refused_at: isoInstant,
});
export type MailRefusal = z.infer<typeof mailRefusal>;
export const isoDate = z.string().meta({ description: 'Calendar date, YYYY-MM-DD' });
export const clockTime = z.string().meta({ description: 'Time of day, HH:MM' });

/**
 * Address of a stored picture, ending in one of the rendered widths:
 * `/files/pictures/<key>/1280.webp`. The other widths are in the same folder.
 */
export const pictureUrl = z
  .string()
  .meta({ description: `Picture, also at the widths ${PICTURE_WIDTHS.join(', ')}` });

/** A lister's usual response time in hours. */
export const responseHours = z
  .number()
  .nullable()
  .meta({ description: 'Hours within which they usually reply; null: unknown' });

/** A name per language; English is always present. */
export const localizedName = z.object({ en: z.string() }).catchall(z.string());
export const namedItem = z.object({ id: z.number(), name: localizedName });

export const messageAnswer = z.object({ message: z.string() });
