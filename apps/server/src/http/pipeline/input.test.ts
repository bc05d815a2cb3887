import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../../platform/errors.ts';
import { parseInput, refuseFarDates } from './input.ts';

const schema = z.object({
  name: z.string({ error: 'name_is_required' }),
  size: z.number(),
  of: z.object({ kind: z.string() }),
});

function errorsOf(input: unknown) {
  try {
    parseInput(schema, input);
  } catch (error) {
    if (error instanceof Refusal) return error.body.errors;
    throw error;
  }
  return null;
}

describe('invalid input', () => {
  it('is missing or of another type; contract keys keep their messages', () => {
    expect(errorsOf({})).toEqual({
      name: ['name_is_required'],
      size: ['is_required'],
      of: ['is_required'],
    });
    expect(errorsOf({ name: 7, size: '3', of: {} })).toEqual({
      name: ['name_is_required'],
      size: ['has_the_wrong_type'],
      'of.kind': ['is_required'],
    });
    expect(errorsOf({ name: 'a', size: null, of: null })).toEqual({
      size: ['has_the_wrong_type'],
      of: ['has_the_wrong_type'],
    });
    expect(errorsOf({ name: 'a', size: 3, of: { kind: 'b' } })).toBeNull();
  });

  it.each([[null], ['text'], [[]]])('is not an object: %s', (input) => {
    expect(errorsOf(input)).toEqual({ request: ['has_the_wrong_type'] });
  });
});

describe('a date more than ten years from today', () => {
  const form = z.object({
    paid_on: z.string().pipe(z.iso.date()),
    until: z.preprocess((value) => value || null, z.iso.date().nullable()).optional(),
    month: z.string().meta({ format: 'month' }).optional(),
    year: z.number().meta({ format: 'year' }).optional(),
    rows: z.array(z.object({ on: z.iso.date().nullish() })).optional(),
    notes: z.string().optional(),
  });
  const refuse = (values: Record<string, unknown>) => () => {
    const parsed = { paid_on: '2027-03-01', ...values };
    refuseFarDates(form, parsed, new Date('2027-03-01T12:00:00Z'));
  };
  const errors = (of: Record<string, string[]>) =>
    expect.objectContaining({ body: expect.objectContaining({ errors: of }) });

  it('is refused at its field', () => {
    expect(refuse({ paid_on: '0001-01-01', until: '2037-03-02', month: '2037-04' })).toThrow(
      errors({
        paid_on: ['date_is_too_far_back'],
        until: ['date_is_too_far_ahead'],
        month: ['date_is_too_far_ahead'],
      }),
    );
  });

  it('is refused in a row of a list, and as a year', () => {
    expect(refuse({ year: 1, rows: [{ on: '2027-03-01' }, {}, { on: '9999-12-31' }] })).toThrow(
      errors({ year: ['date_is_too_far_back'], 'rows.2.on': ['date_is_too_far_ahead'] }),
    );
  });

  it('is text where no date is asked for', () => {
    expect(
      refuse({ paid_on: '2017-03-01', until: null, month: '2037-03', notes: '2090-01-01' }),
    ).not.toThrow();
  });
});
