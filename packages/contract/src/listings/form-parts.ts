import { z } from 'zod';
import { line } from '../common.ts';
import type { FieldIssue } from './room-issues.ts';

/** Parts of the forms of listings, rooms and beds. */

export const optionalLine = (max: number) => line(max).trim().nullish();

export const rowId = z.number().int().positive().max(2_147_483_647);
export const isMissing = (value: unknown) => value === undefined || value === null || value === '';

type Payload = { value: unknown; issues: unknown[] };

/** A check of several fields together. It runs even if single fields have issues, so that one answer has all. */
export const crossFieldCheck = <T extends object>(find: (form: T) => FieldIssue[]) =>
  z.superRefine<T>(
    (form, context) => {
      for (const { field, key } of find(form)) {
        context.addIssue({ code: 'custom', path: [field], message: key });
      }
    },
    { when: ({ value }: Payload) => typeof value === 'object' && value !== null },
  );
