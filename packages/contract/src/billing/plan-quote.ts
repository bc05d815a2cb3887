import { PLANS } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoInstant } from '../common.ts';

/** One line of a receipt or of what a plan costs. */
export const priceLine = z.object({
  text: z.string(),
  amount: z.number().meta({ description: 'US dollars; a credit is negative' }),
});
export type PriceLine = z.infer<typeof priceLine>;

/** What another term of a plan costs, what it replaces and when it is charged. */
export const planQuote = z.object({
  kind: z.enum(['renewal', 'later', 'now']).meta({
    description:
      'renewal: one more term of the plan, paid now. later: a term of a cheaper plan, which the next renewal pays. now: a new term of another plan, which replaces the paid ones',
  }),
  plan: z.enum(PLANS),
  lines: z.array(priceLine),
  price: dollars,
  credit: dollars.meta({ description: 'For the unused days of the terms that it replaces' }),
  charge: dollars.meta({ description: 'What is charged now; `amount` of the call' }),
  extra_days: z.number().meta({ description: 'Days that a credit above the price adds' }),
  starts_at: isoInstant,
  ends_at: isoInstant,
  charge_at: isoInstant.meta({ description: 'When the price is charged' }),
});
export type PlanQuote = z.infer<typeof planQuote>;
