import {
  DEPOSIT_STATES,
  OBJECTION_SUBJECTS,
  PAID_BY,
  RENT_HOLDS,
  RENT_STATES,
} from '@crewpad/domain';
import { z } from 'zod';
import { dollars, isoDate, isoInstant } from '../common.ts';

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

/** Why rent whose days were paid once is open. */
export const reopened = z
  .object({
    on: isoDate.meta({ description: 'Since when, at the crash pad' }),
    by: z.enum(['dispute', 'entry']),
  })
  .nullable()
  .meta({ description: 'A bank took back what was paid, or the lister corrected an entry' });

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
  disputed: dollars.meta({ description: 'Of that, what banks have not decided about' }),
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

export const rentHold = z.enum(RENT_HOLDS).nullable().meta({ description: 'What it waits for' });
export const nextAttemptAt = isoInstant
  .nullable()
  .meta({ description: 'When the card is charged for the rent next' });

export const lateFeeToAdd = dollars.nullable().meta({
  description: 'The late fee that the lister can ask for now; null: none, or it was added',
});

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
  reopened,
  was_left: z.boolean().meta({ description: 'The service was down while it was due' }),
  next_attempt_at: nextAttemptAt,
  late_fee: lateFeeToAdd,
});

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
      days: z
        .object({ from: isoDate, to: isoDate.meta({ description: 'Exclusive' }) })
        .nullable()
        .meta({ description: 'The days after the end that the rest was paid for' }),
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
