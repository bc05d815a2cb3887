import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Refusal } from '../../platform/errors.ts';
import { parseInput } from './input.ts';

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
