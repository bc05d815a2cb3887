import { OBJECTION_SUBJECTS } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate } from '../common.ts';

/** The period of rent with its exclusive end, or the day of a payment or return. */
export const objectedDays = z.object({ from: isoDate.nullable(), to: isoDate.nullable() });

/** A tenant's objection to rent, an entry, a return outside, or a deduction from a deposit. */
export const objection = z.object({
  id: z.number(),
  about: z.enum(OBJECTION_SUBJECTS),
  charge_id: z.number(),
  refund_id: z.number().nullable(),
  line: z.number().nullable().meta({ description: 'Of the deductions, from 0' }),
  amount: dollars.meta({ description: 'Of what it is about' }),
  days: objectedDays,
  reason: z.string().nullable().meta({ description: 'Of a deduction: what was kept for' }),
  text: z.string().meta({ description: 'After a block empty for the other side' }),
  on: isoDate,
  answer: z.string().nullable(),
  answered_on: isoDate.nullable(),
  withdrawn_on: isoDate.nullable(),
  is_seen: z.boolean().meta({ description: 'The tenant has dismissed the answer' }),
});
export type Objection = z.infer<typeof objection>;
