import type { Range } from '@crewpad/domain';
import { z } from 'zod';

/** Numbers of a form: as numbers, or as typed digits. */

const NO_NUMBER = 'must_be_a_number';
const WHOLE = /^-?\d{1,15}$/;
/** US dollars, at most two decimals. */
const MONEY = /^-?\d{1,12}(\.\d{1,2})?$/;

/**
 * `missing` is the key for no value; the other keys are for invalid, too small and too large
 * numbers.
 */
const typed = (missing: string, { min, max }: Range, digits: RegExp) =>
  z
    .union([z.number(), z.string()], {
      error: ({ input }) => (input === undefined || input === null ? missing : NO_NUMBER),
    })
    .transform((value, context) => {
      const written = String(value).trim();
      if (digits.test(written)) return Number(written);
      context.addIssue({ code: 'custom', message: written === '' ? missing : NO_NUMBER });
      return z.NEVER;
    })
    .pipe(z.number().min(min, { error: 'is_too_small' }).max(max, { error: 'is_too_large' }));

/** A required whole number. */
export const whole = (missing: string, range: Range) => typed(missing, range, WHOLE);

/** A required amount. */
export const amount = (missing: string, range: Range) => typed(missing, range, MONEY);

/** The same, but optional: an empty field is null. */
export const orNull = <S extends z.ZodType<number, number | string>>(schema: S) =>
  z
    .union([z.number(), z.string(), z.null()], { error: NO_NUMBER })
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .pipe(schema.nullable())
    .optional();
