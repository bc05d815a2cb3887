import type { Range } from '@crewpad/domain';
import { z } from 'zod';

/** Numbers of a form: as numbers, or as the digits that were typed for them. */

const NO_NUMBER = 'must_be_a_number';
const WHOLE = /^-?\d{1,15}$/;
/** US dollars with whole cents. */
const MONEY = /^-?\d{1,12}(\.\d{1,2})?$/;

/** `missing` says that nothing was given; what is no such number, too small or too large has its own key. */
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

/** A whole number that is asked for. */
export const whole = (missing: string, range: Range) => typed(missing, range, WHOLE);

/** An amount that is asked for. */
export const amount = (missing: string, range: Range) => typed(missing, range, MONEY);

/** The same where nothing may be given: an empty field is no value. */
export const orNull = <S extends z.ZodType<number, number | string>>(schema: S) =>
  z
    .union([z.number(), z.string(), z.null()], { error: NO_NUMBER })
    .transform((value) => (typeof value === 'string' && value.trim() === '' ? null : value))
    .pipe(schema.nullable())
    .optional();
