import {
  CARD_AMOUNT_MAX,
  CARD_AMOUNT_MIN,
  CHANGED_RENT,
  DEDUCTION_PURPOSES,
  MANUAL_PAYMENT_METHODS,
  PAYMENT_PURPOSES,
  REASON_MAX,
  RENT_PERCENT,
  RENTAL_AMOUNT_MAX,
  RENTS_CHANGED_MAX,
  toDollars,
} from '@crewpad/domain';
import { z } from 'zod';
import { line, withoutLinks } from '../common.ts';
import { crossFieldCheck, rowId } from '../listings/editor-form.ts';
import { date, MONEY, notes, optional, paymentDate, rentalAmount } from '../rentals/forms.ts';
import { coveredPeriod } from '../rentals/money-shapes.ts';
import { amount, orNull } from '../typed-number.ts';

const CARD = { min: toDollars(CARD_AMOUNT_MIN), max: toDollars(CARD_AMOUNT_MAX) };

const SMALLEST = { min: 0.01, max: RENTAL_AMOUNT_MAX };

/** A lister's proposal with an AutoPay request; amounts can change only while pending. */
export const autopayRequestForm = z.object({
  rental_amount: rentalAmount.optional(),
  deposit: orNull(amount('deposit_is_required', MONEY)),
  payment_date: paymentDate.optional(),
});

export type AutopayRequestForm = z.output<typeof autopayRequestForm>;

const FILL_IN = 'please_fill_in_all_required_fields_correctly';

/** The payer of a payment: determined by the rental, which the other ids must match. */
const rentalIds = {
  tenant_id: z.union(
    [
      rowId,
      z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    ],
    { error: FILL_IN },
  ),
  tenant_user_id: optional(rowId),
  listing_id: optional(rowId),
  room_id: optional(rowId),
};

export const paymentPreviewForm = z.object({
  ...rentalIds,
  payment_type: z.literal('manual', { error: 'is_not_an_option' }).default('manual'),
  payment_method: z.enum(MANUAL_PAYMENT_METHODS, { error: 'is_not_an_option' }).default('cash'),
  amount: amount('amount_required', SMALLEST),
  payment_for: z.enum(PAYMENT_PURPOSES, { error: 'is_not_an_option' }).default('rent'),
  /** Default: today in local time. */
  paid_on: optional(date('date_is_required')),
  /** The first day of the rent period to pay first. */
  period_from: optional(date('date_is_required')),
  notes,
});

export type PaymentPreviewForm = z.output<typeof paymentPreviewForm>;

/** `shown`: the periods of the preview; if other ones would be covered now, nothing is recorded. */
export const paymentForm = paymentPreviewForm.extend({
  shown: z.array(coveredPeriod).max(200).optional(),
});

export type PaymentForm = z.output<typeof paymentForm>;

/** Anything but a number above 0 has the key of a missing amount, as specified. */
const requestedAmount = z.preprocess(
  (value) => (Number(value) > 0 ? value : undefined),
  amount(FILL_IN, CARD),
);

export const paymentRequestForm = z.object({
  ...rentalIds,
  payment_type: z
    .enum(['manual', 'stripe'], { error: 'please_select_a_payment_type' })
    .default('stripe'),
  payment_method: z.literal('stripe', { error: 'is_not_an_option' }).default('stripe'),
  payment_for: z.enum(PAYMENT_PURPOSES, { error: 'please_select_a_payment_type' }),
  amount: requestedAmount,
  notes,
});

export type PaymentRequestForm = z.output<typeof paymentRequestForm>;

/** Missing fields stay. */
export const paymentRequestEdit = z.object({
  payment_for: paymentRequestForm.shape.payment_for.optional(),
  amount: paymentRequestForm.shape.amount.optional(),
  notes,
});

/** A lister's deduction from a deposit, with a reason. */
const deduction = z.object({
  reason: line(REASON_MAX).trim().min(1, { error: 'reason_is_required' }).pipe(withoutLinks),
  amount: amount('amount_required', SMALLEST),
  for: z.enum(DEDUCTION_PURPOSES, { error: 'is_not_an_option' }).default('other'),
});

/**
 * `amount` is returned to the tenant. For a deposit, amount and deductions add up to its remainder.
 */
export const refundForm = z.object({
  amount: amount('amount_required', MONEY),
  reason: notes,
  deductions: z.array(deduction).max(50).default([]),
  /** outside: the lister returned it outside the product. */
  method: z.enum(['card', 'outside'], { error: 'is_not_an_option' }).default('card'),
  /** The refund that the bank returned, and that this one makes another way. */
  replaces: rowId.optional(),
});

export type RefundForm = z.output<typeof refundForm>;

const LOWER_OR_HIGHER = { min: -CHANGED_RENT.max, max: CHANGED_RENT.max };

/** A change of the rents of several tenants. */
export const rentsForm = z.object({
  rental_ids: z
    .array(rowId)
    .min(1)
    .max(RENTS_CHANGED_MAX)
    .transform((ids) => [...new Set(ids)].toSorted((a, b) => a - b)),
  change: z
    .object({
      to: amount('rental_amount_is_required', CHANGED_RENT).optional(),
      by_amount: amount('amount_required', LOWER_OR_HIGHER).optional(),
      by_percent: amount('amount_required', RENT_PERCENT).optional(),
    })
    .check(
      crossFieldCheck((change: object) =>
        Object.values(change).filter((value) => value !== undefined).length === 1
          ? []
          : [{ field: 'to', key: 'rental_amount_is_required' }],
      ),
    )
    .meta({ description: 'One of the three; percent with at most two decimals' }),
  from: date('date_is_required').meta({
    description: 'Periods that begin on this day or later have the new rent',
  }),
  shown: z
    .record(z.string().regex(/^[1-9]\d{0,9}$/), amount('rental_amount_is_required', MONEY))
    .optional()
    .meta({
      description: 'The rents on the screen by rental: 409 EDITED_MEANWHILE if one differs',
    }),
});

export type RentsForm = z.output<typeof rentsForm>;
