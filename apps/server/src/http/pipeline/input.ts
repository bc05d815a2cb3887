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

/** The fields of schemas that are dates or months. */
const dateFields = new WeakMap<z.ZodType, readonly string[]>();

function dateFieldsOf(schema: z.ZodType): readonly string[] {
  const known = dateFields.get(schema);
  if (known !== undefined) return known;
  const { properties = {} } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const isDate = (one: z.core.JSONSchema._JSONSchema): boolean =>
    typeof one === 'object' &&
    (one.format === 'date' || one.format === 'month' || (one.anyOf ?? []).some(isDate));
  const fields = Object.keys(properties).filter((name) => isDate(properties[name] ?? false));
  dateFields.set(schema, fields);
  return fields;
}

/**
 * Refuses the dates and months of a parsed part of a request that are far from today.
 * @throws ApiError 422
 */
export function refuseFarDates(schema: z.ZodType | undefined, parsed: unknown, now: Date): void {
  if (schema === undefined) return;
  const errors: Record<string, string[]> = {};
  for (const field of dateFieldsOf(schema)) {
    const value = (parsed as Record<string, unknown>)[field];
    const far = typeof value === 'string' ? farDate(value, now) : null;
    if (far !== null) errors[field] = [`date_is_too_far_${far}`];
  }
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
  const issues = parsed.error.issues.toSorted((one, other) => rankOf(one) - rankOf(other));
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'request';
    errors[field] = [...new Set([...(errors[field] ?? []), keyOf(issue, input)])];
  }
  throw invalidInput(errors);
}
