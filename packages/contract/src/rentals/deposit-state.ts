import { DEPOSIT_STATES, PAID_BY } from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate } from '../common.ts';

export const bankHold = z
  .literal('bank_confirmation')
  .nullable()
  .meta({ description: 'The tenant must confirm a payment of it with the bank' });

export const rentalHold = z.enum(['bank_confirmation', 'new_card']).nullable().meta({
  description: 'What its money waits for: the tenant must confirm with the bank, or add a card',
});

/** What became of the deposit, from the invitation on and without an end; the same for both sides. */
export const depositState = z.object({
  state: z.enum(DEPOSIT_STATES),
  agreed: dollars,
  paid: dollars.meta({ description: 'All payments of a deposit, also entries and requests' }),
  held: dollars,
  returned: dollars,
  kept: dollars,
  taken_back: dollars.meta({ description: 'What banks took back and have not returned' }),
  open: dollars.meta({ description: 'What is left to pay while the rental runs' }),
  requested: dollars.meta({ description: 'Of that, what open requests ask for by card' }),
  by: z
    .enum([PAID_BY.autopay, PAID_BY.manual])
    .meta({ description: 'hand: paid to the lister directly' }),
  paid_on: isoDate.nullable().meta({ description: 'The day of the last payment' }),
  settled_on: isoDate.nullable().meta({ description: 'While settled' }),
  hold: bankHold,
  reasons: z.array(z.string()).meta({ description: 'Why the lister kept parts, oldest first' }),
});
export type DepositState = z.infer<typeof depositState>;
