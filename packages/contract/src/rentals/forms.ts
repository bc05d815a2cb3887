import {
  CARD_AMOUNT_MAX,
  CARD_AMOUNT_MIN,
  DEDUCTION_PURPOSES,
  JOB_POSITIONS,
  MANUAL_PAYMENT_METHODS,
  PAYMENT_DATE_MAX,
  PAYMENT_DATE_MIN,
  PAYMENT_PURPOSES,
  PRIVATE_NOTE_MAX,
  REASON_MAX,
  RENTAL_AMOUNT_MAX,
  toDollars,
} from '@crewpad/domain';
import { z } from 'zod';
import { emailField, NAME_MAX } from '../accounts/forms.ts';
import { line, numbersOrBoolean, optionalName, text, withoutLinks } from '../common.ts';
import { crossFieldCheck, rowId } from '../listings/form-parts.ts';
import type { FieldIssue } from '../listings/room-issues.ts';
import { amount, orNull, whole } from '../typed-number.ts';
import { coveredPeriod } from './covered-period.ts';

/**
 * The forms of rentals. Browser and server parse with the same schemas. Missing required fields
 * have the specification's keys.
 */

const PHONE_MAX = 20;
const FEE_ID_MAX = 40;
const MONEY = { min: 0, max: RENTAL_AMOUNT_MAX };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
/** An empty form field means no value. */
const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value);

const date = (missing: string) =>
  z.string({ error: missing }).min(1, { error: missing }).pipe(z.iso.date('date_is_not_valid'));
const TIME = /^([01]\d|2[0-3]):00$/;
const time = (missing: string) =>
  z
    .string({ error: missing })
    .min(1, { error: missing })
    .pipe(z.string().regex(TIME, { error: 'time_is_not_valid' }));
export const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess(emptyToNull, schema.nullable()).optional();

const jobPosition = z.preprocess(
  (value) =>
    JOB_POSITIONS.find((position) => position.toLowerCase() === String(value).toLowerCase()) ??
    value,
  z.enum(JOB_POSITIONS, { error: 'is_not_an_option' }),
);

const name = optional(optionalName(NAME_MAX));

/** The lister's data about the invited person. */
const person = {
  first_name: name,
  last_name: name,
  phone_number: optional(line(PHONE_MAX).trim()),
  country_code: optional(z.string().regex(/^[A-Z]{2}$/, { error: 'phone_number_is_not_valid' })),
  airline: name,
  job_position: optional(jobPosition),
};

const checkIn = date('check_in_date_is_required');
const paymentDate = whole('payment_date_is_required', {
  min: PAYMENT_DATE_MIN,
  max: PAYMENT_DATE_MAX,
});
export const rentalAmount = amount('rental_amount_is_required', MONEY);
const autoPay = numbersOrBoolean([0, 1]);

type Stay = Record<'start_date' | 'end_date' | 'end_time', unknown>;
function stayIssues(
  { start_date, end_date, end_time }: Partial<Stay>,
  { mayHaveEndTime }: { mayHaveEndTime: boolean },
): FieldIssue[] {
  if (isEmpty(end_date)) return [];
  const issues: FieldIssue[] = [];
  const isStored = mayHaveEndTime && end_time === undefined;
  if (isEmpty(end_time) && !isStored)
    issues.push({ field: 'end_time', key: 'check_out_time_is_required' });
  if (typeof start_date === 'string' && typeof end_date === 'string' && end_date <= start_date) {
    issues.push({ field: 'end_date', key: 'check_out_is_before_check_in' });
  }
  return issues;
}

const hasValue = (form: object, ...keys: string[]) =>
  keys.some((key) => !isEmpty((form as Record<string, unknown>)[key]));

/** Both fields may be given if they name the same listing. */
function placeIssues(form: { listing_id?: unknown; location_id?: unknown }): FieldIssue[] {
  const { listing_id, location_id } = form;
  const areBoth = typeof listing_id === 'number' && typeof location_id === 'number';
  return areBoth && listing_id !== location_id
    ? [{ field: 'location_id', key: 'location_and_listing_differ' }]
    : [];
}

/** An invitation; with `id`, the changed version of a pending one. */
export const inviteForm = z
  .object({
    id: optional(rowId),
    email: optional(emailField),
    /** Replaces the email for a person who shares a thread with the lister. */
    user_id: optional(rowId),
    listing_id: optional(rowId),
    location_id: optional(rowId),
    room_id: optional(rowId),
    bed_id: z.union(
      [
        rowId,
        z
          .string()
          .regex(/^[1-9]\d{0,8}$/)
          .transform(Number),
      ],
      {
        error: 'room_assignment_is_required',
      },
    ),
    rental_amount: rentalAmount,
    deposit: orNull(amount('deposit_is_required', MONEY)),
    start_date: checkIn,
    start_time: time('check_in_time_is_required'),
    end_date: optional(date('check_out_date_is_required')),
    end_time: optional(time('check_out_time_is_required')),
    payment_date: paymentDate,
    auto_pay: autoPay.default(0),
    late_fee: orNull(amount('late_fee_is_required', MONEY)),
    fee_id: optional(line(FEE_ID_MAX).trim()),
    ...person,
    note_agreement: optional(text(PRIVATE_NOTE_MAX)),
    /** The version that was read: a newer stored one is not overwritten. */
    updated_at: z.iso.datetime({ offset: true }).optional(),
  })
  .check(
    crossFieldCheck((form: object) => {
      const issues = [...stayIssues(form as Stay, { mayHaveEndTime: false }), ...placeIssues(form)];
      if (!hasValue(form, 'email', 'user_id', 'id')) {
        issues.push({ field: 'email', key: 'the_email_field_is_required' });
      }
      if (!hasValue(form, 'listing_id', 'location_id', 'id')) {
        issues.push({ field: 'location_id', key: 'the_location_field_is_required' });
      }
      return issues;
    }),
  );
export type InviteForm = z.output<typeof inviteForm>;

/** Changes of a rental. Missing fields stay; locked ones must not differ. */
export const rentalForm = z
  .object({
    email: optional(emailField),
    listing_id: optional(rowId),
    location_id: optional(rowId),
    room_id: optional(rowId),
    bed_id: optional(rowId),
    rental_amount: rentalAmount.optional(),
    deposit: orNull(amount('deposit_is_required', MONEY)),
    start_date: checkIn.optional(),
    start_time: time('check_in_time_is_required').optional(),
    end_date: optional(date('check_out_date_is_required')),
    end_time: optional(time('check_out_time_is_required')),
    payment_date: paymentDate.optional(),
    auto_pay: numbersOrBoolean([0, 1, 2, 3]).optional(),
    late_fee: orNull(amount('late_fee_is_required', MONEY)),
    fee_id: optional(line(FEE_ID_MAX).trim()),
    ...person,
    note_agreement: optional(text(PRIVATE_NOTE_MAX)),
    updated_at: z.iso.datetime({ offset: true }).optional(),
  })
  // A missing check-out time may be stored already, which the server checks.
  .check(
    crossFieldCheck((form: object) => [
      ...stayIssues(form as Stay, { mayHaveEndTime: true }),
      ...placeIssues(form),
    ]),
  );
export type RentalForm = z.output<typeof rentalForm>;

/** A step that the other party must understand. */
export const givenReasonForm = z.object({
  reason: z
    .string({ error: 'reason_is_required' })
    .pipe(text(REASON_MAX).trim().min(1, { error: 'reason_is_required' }).pipe(withoutLinks)),
});

const notes = optional(text(REASON_MAX).trim().pipe(withoutLinks));
export const reasonForm = z.object({ reason: notes });

export const checkoutForm = z.object({
  checkout_date: date('check_out_date_is_required'),
  checkout_time: time('check_out_time_is_required'),
});

export const noteForm = z.object({
  note_agreement: z
    .string({ error: 'note_is_required' })
    .max(PRIVATE_NOTE_MAX, { error: 'note_is_too_long' })
    .pipe(text(PRIVATE_NOTE_MAX)),
});

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
