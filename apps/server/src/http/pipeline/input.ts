import { farDate } from '@crewpad/domain';
import { z } from 'zod';
import { invalidInput } from '../../platform/errors.ts';

/** Error keys for the schema library's checks; the contract's own checks have their own. */
const KEYS: Record<string, string> = {
  invalid_type: 'has_the_wrong_type',
  invalid_value: 'is_not_an_option',
  invalid_format: 'has_the_wrong_format',
  invalid_union: 'must_be_a_number',
  too_small: 'is_too_small',
  too_big: 'is_too_large',
};

function keyOf(issue: z.core.$ZodIssue, input: unknown): string {
  if (/^[a-z0-9_]+$/.test(issue.message)) return issue.message;
  if (issue.code === 'invalid_type' && isMissing(input, issue.path)) return 'is_required';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'is_too_long';
  return KEYS[issue.code] ?? 'is_not_valid';
}

function isMissing(input: unknown, path: readonly PropertyKey[]): boolean {
  let value = input;
  for (const key of path) value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
  return value === undefined;
}

/** Where dates, months and years are in a part of a request. */
interface Dates {
  isDate: boolean;
  fields: [name: string, dates: Dates][];
  items: Dates | null;
}

const DATE_FORMATS = ['date', 'month', 'year'];
const datesOfSchemas = new WeakMap<z.ZodType, Dates | null>();

function datesIn(schema: z.core.JSONSchema._JSONSchema): Dates | null {
  if (typeof schema !== 'object') return null;
  const { format = '', properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema;
  const of = (schema: unknown) => datesIn((schema ?? false) as z.core.JSONSchema._JSONSchema);
  const parts = [...anyOf, ...oneOf, ...allOf].map(of).filter((item) => item !== null);
  const named = Object.entries(properties).map(([name, property]) => [name, of(property)] as const);
  const fields = named.filter((item): item is [string, Dates] => item[1] !== null);
  const dates: Dates = {
    isDate: DATE_FORMATS.includes(format) || parts.some(({ isDate }) => isDate),
    fields: [...fields, ...parts.flatMap((part) => part.fields)],
    items: of(items) ?? parts.find((part) => part.items !== null)?.items ?? null,
  };
  return dates.isDate || dates.fields.length > 0 || dates.items !== null ? dates : null;
}

function datesOf(schema: z.ZodType): Dates | null {
  const stored = datesOfSchemas.get(schema);
  if (stored !== undefined) return stored;
  const dates = datesIn(z.toJSONSchema(schema, { unrepresentable: 'any' }));
  datesOfSchemas.set(schema, dates);
  return dates;
}

function* farDates(
  { isDate, fields, items }: Dates,
  value: unknown,
  now: Date,
  path: string[] = [],
): Generator<[field: string, error: string]> {
  if (isDate && (typeof value === 'string' || typeof value === 'number')) {
    const far = farDate(String(value).padStart(4, '0'), now);
    if (far !== null) yield [path.join('.'), `date_is_too_far_${far}`];
  } else if (Array.isArray(value)) {
    if (items === null) return;
    for (const [at, item] of value.entries()) yield* farDates(items, item, now, [...path, `${at}`]);
  } else if (typeof value === 'object' && value !== null) {
    const values = value as Record<string, unknown>;
    for (const [name, dates] of fields) yield* farDates(dates, values[name], now, [...path, name]);
  }
}

/**
 * Refuses the dates, months and years of a parsed part of a request that are far from today: every
 * field whose schema has such a format.
 * @throws ApiError 422
 */
export function refuseFarDates(schema: z.ZodType | undefined, parsed: unknown, now: Date): void {
  const dates = schema === undefined ? null : datesOf(schema);
  if (dates === null) return;
  const errors = Object.fromEntries(
    [...farDates(dates, parsed, now)].map(([field, error]) => [field, [error]]),
  );
  if (Object.keys(errors).length > 0) throw invalidInput(errors);
}

/**
 * Parses one part of a request (params, query or body) by its schema.
 * @throws ApiError 422 with every invalid field, in schema order.
 */
export function parseInput(schema: z.ZodType | undefined, input: unknown = {}): unknown {
  if (schema === undefined) return {};
  // Cross-field checks run even if the schema found that fields are missing.
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    throw invalidInput({ request: ['has_the_wrong_type'] });
  }
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  // Cross-field issues are sorted last, whichever fields they concern.
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const rankOf = ({ path }: z.core.$ZodIssue) =>
    path.length === 0 ? -1 : fields.indexOf(String(path[0]));
  const issues = parsed.error.issues.toSorted((a, b) => rankOf(a) - rankOf(b));
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'request';
    errors[field] = [...new Set([...(errors[field] ?? []), keyOf(issue, input)])];
  }
  throw invalidInput(errors);
}
