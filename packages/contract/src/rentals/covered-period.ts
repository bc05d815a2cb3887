import { z } from 'zod';
import { dollars, isoDate } from '../common.ts';

/** The part of a period's rent that a payment covers. */
export const coveredPeriod = z.object({
  charge_id: z
    .number()
    .nullable()
    .meta({ description: 'null in a preview, for a period whose rent is not stored yet' }),
  period_from: isoDate,
  period_to: isoDate,
  amount: dollars,
  of: dollars.meta({ description: 'The rent of the period, with the rest of an earlier one' }),
});
export type CoveredPeriod = z.infer<typeof coveredPeriod>;

/** What becomes of credit: it lowers the next rent, is settled at the end of the stay, or is void. */
export const creditGoesTo = z.enum(['next', 'end', 'kept', 'void']);
export type CreditGoesTo = z.infer<typeof creditGoesTo>;

/** What a payment covers, and its void. */
export const coverage = {
  periods: z.array(coveredPeriod),
  credit: dollars.meta({ description: 'What covers nothing yet, and lowers the next rent' }),
  credit_goes_to: creditGoesTo,
  rest: z
    .object({ amount: dollars, is_carried: z.boolean() })
    .nullable()
    .meta({ description: 'Less than $0.50 of the last period: added to the next one, or waived' }),
  rent: z
    .object({
      amount: dollars,
      covered: dollars.meta({ description: 'By other payments' }),
      carried: dollars.meta({ description: 'The rest of an earlier period' }),
      carried_from: isoDate.nullable(),
      carried_to: isoDate.nullable(),
    })
    .nullable()
    .meta({ description: 'For a card payment of rent: the parts of its amount' }),
  voided: z.object({ on: isoDate, reason: z.string() }).nullable(),
};
