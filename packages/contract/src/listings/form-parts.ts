import { z } from 'zod';
import { line } from '../common.ts';
import type { FieldFault } from './room-faults.ts';

/** What the forms of listings, rooms and beds are made of. */

export const maybe = (max: number) => line(max).trim().nullish();

export const rowId = z.number().int().positive().max(2_147_483_647);
export const isMissing = (value: unknown) => value === undefined || value === null || value === '';

type Payload = { value: unknown; issues: unknown[] };

/** Adds what does not go together to what is wrong by itself, so that all is told at once. */
export const together = <T extends object>(find: (form: T) => FieldFault[]) =>
  z.superRefine<T>(
    (form, context) => {
      for (const { field, key } of find(form)) {
        context.addIssue({ code: 'custom', path: [field], message: key });
      }
    },
    { when: ({ value }: Payload) => typeof value === 'object' && value !== null },
  );
