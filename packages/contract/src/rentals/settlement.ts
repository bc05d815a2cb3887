import { z } from 'zod';
import { dollars, isoDate, isoInstant } from '../common.ts';

/** What cards paid for days after the end of a stay. */
export const unusedRent = z
  .object({
    amount: dollars.meta({ description: 'The sum' }),
    charge_id: z.number().meta({ description: 'The oldest payment' }),
    rows: z
      .array(z.object({ charge_id: z.number(), amount: dollars }))
      .meta({ description: 'What each payment returns, oldest first' }),
  })
  .nullable()
  .meta({ description: 'Rent paid by card for days after the end, which the lister returns' });

/** What the two sides of a stay still have to settle when it ends on a day. */
export const settlement = z.object({
  unused: unusedRent,
  unused_manual: dollars.meta({
    description: 'Rent recorded by hand for days after the end, which the lister returns',
  }),
  unused_days: z
    .object({ from: isoDate, to: isoDate.meta({ description: 'Exclusive' }) })
    .nullable()
    .meta({ description: 'The days that both were paid for' }),
  returned: z
    .object({
      amount: dollars,
      on: isoDate.meta({ description: 'The latest day, at the crash pad' }),
      in_stay: dollars.meta({
        description: 'For days that a later check-out gives back to the stay: not billed again',
      }),
    })
    .nullable()
    .meta({ description: 'Rent that went back as unused' }),
  credit: dollars.meta({ description: 'Paid ahead, and covers nothing' }),
  open: z
    .array(
      z.object({
        charge_id: z.number(),
        amount: dollars,
        period_from: isoDate,
        period_to: isoDate,
        rent: dollars.meta({ description: 'Of its days, paid in part or not' }),
        whole: dollars
          .nullable()
          .meta({ description: 'The rent of the period that the check-out has shortened' }),
      }),
    )
    .meta({ description: 'Rent that stays owed, oldest first' }),
  canceled: z
    .array(
      z.object({
        charge_id: z.number(),
        amount: dollars,
        period_from: isoDate,
        period_to: isoDate,
      }),
    )
    .optional()
    .meta({ description: 'Rent for days after the end, no longer owed, oldest first' }),
  deposit_held: dollars,
  deposit_unpaid: dollars
    .optional()
    .meta({ description: 'What is not paid of the agreed deposit: not owed after the end' }),
  refunds_pending: dollars.meta({
    description: 'What has not arrived, returned by the bank or not',
  }),
  refunds_retried: z
    .array(
      z.object({
        refund_id: z.number(),
        amount: dollars,
        returned_on: isoDate,
        next_try_on: isoDate.nullable(),
      }),
    )
    .optional()
    .meta({ description: 'Of that, what the bank returned and is tried again, oldest first' }),
  agreed_end: isoDate.nullable().meta({ description: 'The check-out that was agreed before' }),
  settled_at: isoInstant.nullable().meta({ description: 'When the lister closed it' }),
});
export type Settlement = z.infer<typeof settlement>;

/** The lister's answer to the check-out that the tenant asked for. */
export const checkoutAnswer = z.object({
  state: z.enum(['confirmed', 'declined']),
  date: isoDate,
  time: z.string(),
  reason: z.string().nullable(),
  answered_at: isoInstant,
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
