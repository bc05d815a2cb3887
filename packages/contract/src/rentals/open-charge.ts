import { RENT_HOLDS, RENT_STATES } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate, isoInstant } from '../common.ts';

export const rentHold = z.enum(RENT_HOLDS).nullable().meta({ description: 'What it waits for' });
export const nextAttemptAt = isoInstant
  .nullable()
  .meta({ description: 'When the card is charged for the rent next' });

/** What a tenant owes, by what it is owed for. */
export const owedMoney = z
  .object({
    amount: dollars,
    since: isoDate,
    rent: dollars,
    deposit: dollars,
    requests: dollars.meta({ description: 'What is asked for beyond open rent and the deposit' }),
  })
  .nullable()
  .meta({ description: 'Everything due and not paid: rent, the deposit and requests, each once' });

/** Due, unpaid rent. */
export const openCharge = z.object({
  id: z.number(),
  amount: dollars.meta({ description: 'What is left to pay' }),
  due_at: isoInstant,
  period_from: isoDate,
  period_to: isoDate,
  state: z.enum(RENT_STATES),
  late_days: z.number().nullable().meta({ description: 'While late: days since it was due' }),
  hold: rentHold,
  reopened: z
    .object({
      on: isoDate.meta({ description: 'Since when, at the crash pad' }),
      by: z.enum(['dispute', 'entry']),
    })
    .nullable()
    .meta({ description: 'A bank took back what was paid, or the lister corrected an entry' }),
  was_left: z.boolean().meta({ description: 'The service was down while it was due' }),
  next_attempt_at: nextAttemptAt,
});
