import { type Operation, operations } from '@crewpad/contract';
import { addMonths } from '@crewpad/domain';
import { describe, expect, it } from 'vitest';
import { refuseFarDates } from '../../apps/server/src/http/pipeline/input.ts';
import { Refusal } from '../../apps/server/src/platform/errors.ts';

const NOW = new Date('2027-02-28T23:30:00Z');

type Part = NonNullable<Operation['body']>;

/** A schema as the schema library describes it. */
interface Schema {
  def: {
    type: string;
    shape?: Record<string, Schema>;
    element?: Schema;
    innerType?: Schema;
    in?: Schema;
    out?: Schema;
    options?: Schema[];
  };
  safeParse: (value: unknown) => { success: boolean };
}

interface Field {
  operation: string;
  part: Part;
  path: string[];
  schema: Schema;
}

/** Every field of a part of a request, those of its parts and of the rows of its lists too. */
function fieldsOf(field: Field): Field[] {
  const { path } = field;
  const { type, shape = {}, element, innerType, in: input, out, options = [] } = field.schema.def;
  const inside = (schema: Schema, name?: string) =>
    fieldsOf({ ...field, path: name === undefined ? path : [...path, name], schema });
  if (type === 'object')
    return Object.entries(shape).flatMap(([name, field]) => inside(field, name));
  if (element !== undefined) return inside(element, '0');
  const innerSchemas = [innerType, input, out, ...options].filter((schema) => schema !== undefined);
  const nestedFields = innerSchemas.flatMap((schema) => inside(schema));
  return [field, ...nestedFields.filter((field) => field.path.length > path.length)];
}

const fields = operations.flatMap(({ method, path: address, query, body }) =>
  [query, body]
    .filter((part) => part !== undefined)
    .flatMap((part) =>
      fieldsOf({
        operation: `${method} ${address}`,
        part,
        path: [],
        schema: part as unknown as Schema,
      }),
    )
    .filter(({ path }) => path.length > 0),
);

const accepts = ({ schema }: Field, value: unknown) => schema.safeParse(value).success;

/** How the values of a field are written; null: it is no date, month or year. */
function digitsOf(field: Field): number | null {
  if (accepts(field, '2027-02-28') && !accepts(field, '2027-02-30')) return 10;
  if (accepts(field, '2027-02') && !accepts(field, '2027-13')) return 7;
  if (field.path.at(-1) === 'year') return 4;
  return null;
}

const dates = fields
  .map((field) => ({ ...field, digits: digitsOf(field) }))
  .filter((field): field is Field & { digits: number } => field.digits !== null)
  .map((field) => ({ ...field, title: `${field.operation} ${field.path.join('.')}` }));

/** The error of a value in one field of a parsed request. */
function errorOf({ part, path, digits }: (typeof dates)[number], date: string) {
  const text = date.slice(0, digits);
  const value = digits === 4 ? Number(text) : text;
  const body = path.reduceRight<unknown>(
    (inside, name) => (name === '0' ? [inside] : { [name]: inside }),
    value,
  );
  try {
    refuseFarDates(part, body, NOW);
  } catch (error) {
    if (error instanceof Refusal) return error.body.errors?.[path.join('.')]?.[0];
    throw error;
  }
  return undefined;
}

const titles = new Set(dates.map(({ title }) => title));
/** Birth dates and the expiry of cards, a switch, amounts, the payment day, and a compared preview. */
const OTHER_DATES = [
  'birthdate_day',
  'birthdate_month',
  'birthdate_year',
  'exp_month',
  'exp_year',
  'on',
  'payment_date',
  'rate_per_day_from',
  'rate_per_from',
  'rows.0.payment_date',
  'shown.0.period_from',
];

const limit = (years: number) =>
  addMonths(NOW, 12 * years)
    .toISOString()
    .slice(0, 10);

describe('every date, month and year of every operation', () => {
  it.each(dates)('$title lies within ten years of today', (field) => {
    expect(errorOf(field, '0001-01-01')).toBe('date_is_too_far_back');
    expect(errorOf(field, '2016-01-31')).toBe('date_is_too_far_back');
    expect(errorOf(field, limit(-10))).toBeUndefined();
    expect(errorOf(field, limit(10))).toBeUndefined();
    expect(errorOf(field, '2038-03-01')).toBe('date_is_too_far_ahead');
    expect(errorOf(field, '9999-12-31')).toBe('date_is_too_far_ahead');
  });

  it('is declared as one, unless it has limits of its own', () => {
    const others = fields
      .filter(({ path }) => /(^|_)(date|day|month|year|from|until|on)$/.test(path.at(-1) ?? ''))
      .filter(({ operation, path }) => !titles.has(`${operation} ${path.join('.')}`))
      .map(({ path }) => path.join('.').replace(/^form\./, ''));
    expect([...new Set(others)].sort()).toEqual(OTHER_DATES);
  });
});
