import {
  AUTO_PAY_STATES,
  AUTOPAY_BEFORE_END,
  AUTOPAY_ENDS,
  AUTOPAY_PAUSES,
  AUTOPAY_STATES,
  BED_KINDS,
  JOB_POSITIONS,
  LISTING_GENDERS,
  MEMBER_GENDERS,
  PAID_BY,
  PAYMENT_DATE_MAX,
  PAYMENT_DATE_MIN,
  RENT_CHANGE_STATES,
  RENTAL_CLOSINGS,
  RENTAL_PHASES,
  STAY_ENDINGS,
  WIRE_RENTAL_STATUSES,
} from '@crewpad/domain';
import { z } from 'zod';
import { clockTime, dollars, isoDate, isoInstant, mailRefusal, pictureUrl } from '../common.ts';
import {
  bankHold,
  checkoutAnswer,
  depositState,
  objection,
  openCharge,
  owedMoney,
  rentalHold,
  settlement,
} from './money-shapes.ts';

const paymentDate = z
  .number()
  .min(PAYMENT_DATE_MIN)
  .max(PAYMENT_DATE_MAX)
  .meta({ description: 'Day of the month on which rent is due' });

/** The tenant's costs: on acceptance, first, and monthly; with an agreed end, all of them. */
export const rentQuote = z.object({
  today: z.array(
    z.object({
      kind: z.enum(['deposit', 'rent']),
      amount: dollars,
      by: z
        .enum([PAID_BY.autopay, PAID_BY.manual])
        .meta({ description: 'hand: paid to the lister directly' }),
    }),
  ),
  first_rent: z
    .object({ amount: dollars, due_at: isoInstant, period_from: isoDate, period_to: isoDate })
    .nullable(),
  // biome-ignore lint/suspicious/noThenProperty: the API names it so, and it is no function.
  then: z
    .object({ amount: dollars, payment_date: paymentDate })
    .nullable()
    .meta({ description: 'null with an agreed end' }),
  charges: z
    .array(
      z.object({
        kind: z.enum(['deposit', 'rent']),
        amount: dollars,
        due_at: isoInstant.nullable().meta({ description: 'null: on acceptance' }),
        period_from: isoDate.nullable().meta({ description: 'null: not for days' }),
        period_to: isoDate.nullable(),
      }),
    )
    .optional()
    .meta({ description: 'With an agreed end: every charge of the stay' }),
  total: dollars.optional().meta({ description: 'Of all charges' }),
});
export type RentQuote = z.infer<typeof rentQuote>;

export const nextCharge = z.object({
  amount: dollars.meta({ description: 'rent + carried - credit' }),
  rent: dollars,
  carried: dollars.meta({ description: 'The rest of an earlier period' }),
  carried_from: isoDate.nullable(),
  carried_to: isoDate.nullable(),
  credit: dollars.meta({ description: 'What was paid ahead' }),
  due_at: isoInstant,
  charged_at: isoInstant.nullable().meta({
    description: 'When AutoPay charges the card; null by hand, and while it is paused or waits',
  }),
  period_from: isoDate,
  period_to: isoDate,
  by: z.enum([PAID_BY.autopay, PAID_BY.manual]),
});
export type NextCharge = z.infer<typeof nextCharge>;

/** AutoPay, the same for both sides. */
export const autopayState = z.object({
  state: z.enum(AUTOPAY_STATES),
  since: isoInstant.nullable().meta({
    description: 'When AutoPay was last asked for, turned on or off, or was paused; null: unknown',
  }),
  reason: z.enum(AUTOPAY_PAUSES).optional().meta({ description: 'Of a pause' }),
  ended_by: z
    .enum(AUTOPAY_ENDS)
    .optional()
    .meta({ description: 'What turned it off if neither side did' }),
  ended_from: z.enum(AUTOPAY_BEFORE_END).optional().meta({
    description: 'With `ended_by`: it was on, only asked for, or part of the invitation',
  }),
});

/** The caller's permissions on a rental now, from the policy that guards the writes. */
export const rentalAbilities = z.object({
  edit_invite: z.boolean(),
  resend_invite: z.boolean(),
  cancel_invite: z.boolean(),
  update: z.boolean(),
  edit_note: z.boolean(),
  view_history: z.boolean(),
  confirm_checkout: z.boolean(),
  decline_checkout: z.boolean(),
  check_out: z.boolean(),
  accept: z.boolean(),
  decline: z.boolean(),
  request_checkout: z.boolean(),
  withdraw_checkout: z.boolean(),
  leave: z.boolean(),
  request_autopay: z.boolean(),
  accept_autopay: z.boolean(),
  decline_autopay: z.boolean(),
  disable_autopay: z.boolean(),
  add_payment: z.boolean(),
  request_payment: z.boolean(),
});
export type RentalAbilities = z.infer<typeof rentalAbilities>;

/** Place, dates and amounts: the common fields of an offer and a rental. */
const terms = {
  listing_id: z.number(),
  location_id: z.number(),
  location: z.string().meta({ description: 'Title of the listing' }),
  thumbnail: pictureUrl.nullable(),
  room_id: z.number(),
  room: z.string(),
  room_name: z.string(),
  bed_id: z.number(),
  bed_name: z.string(),
  bed_kind: z.enum(BED_KINDS),
  start_date: isoDate,
  start_time: clockTime,
  end_date: isoDate.nullable(),
  end_time: clockTime.nullable(),
  time_zone: z.string().meta({ description: 'Of the dates and times: IANA name' }),
  rental_amount: dollars,
  deposit: dollars,
  holds_deposit: z.boolean().meta({
    description: 'The lister has it from before: nobody pays it, acceptance records it by hand',
  }),
  payment_date: paymentDate,
  late_fee: dollars.nullable(),
  fee_id: z.string().nullable(),
  auto_pay: z.literal(AUTO_PAY_STATES),
  updated_at: isoInstant,
};

const names = { first_name: z.string(), last_name: z.string() };

/**
 * A rental for its lister or its tenant. Keys that the caller cannot see are absent: the note for
 * everyone but the lister, the email of a person invited from a thread.
 */
export const rental = z.object({
  id: z.number(),
  tenant_id: z.number().meta({ description: 'The same as id' }),
  booking_reference: z.string().meta({ description: 'Six digits' }),
  role: z.enum(['lister', 'tenant']).meta({ description: "The caller's part" }),
  user_id: z.number().nullable(),
  ...names,
  display_name: z
    .string()
    .nullable()
    .meta({ description: 'null: the invited person has no account yet' }),
  photo: pictureUrl.nullable(),
  email: z.string().optional(),
  phone_number: z.string().nullable(),
  country_code: z.string().nullable(),
  airline: z.string().nullable(),
  job_position: z.enum(JOB_POSITIONS).nullable(),
  tenant_first_name: z.string(),
  tenant_last_name: z.string(),
  tenant_email: z.string().optional(),
  tenant_phone_number: z.string().nullable(),
  tenant_gender: z.enum(MEMBER_GENDERS).nullable(),
  ...terms,
  checkout_date: isoDate.nullable(),
  checkout_time: clockTime.nullable(),
  checkout_requested_at: isoInstant.nullable(),
  checkout_requested_date: isoDate.nullable(),
  checkout_requested_time: clockTime.nullable(),
  status: z.enum(WIRE_RENTAL_STATUSES),
  closed_as: z.enum(RENTAL_CLOSINGS).nullable(),
  phase: z.enum(RENTAL_PHASES),
  rented: z.literal([0, 1]).meta({ description: '1: pending or accepted' }),
  token: z.string().optional().meta({ description: 'Opens the offer while it is pending' }),
  created_at: isoInstant,
  accepted_at: isoInstant.nullable(),
  ended_at: isoInstant.nullable(),
  ended_as: z.enum(STAY_ENDINGS).nullable().meta({ description: 'Who ended the stay, and how' }),
  settlement: settlement.nullable().meta({ description: 'Once the check-out is set' }),
  checkout_answer: checkoutAnswer
    .nullable()
    .meta({ description: 'To the check-out that the tenant asked for, until dismissed' }),
  checkout_reason: z
    .string()
    .nullable()
    .meta({ description: 'Why the lister set the check-out, or the tenant left' }),
  opened_at: isoInstant
    .nullable()
    .optional()
    .meta({ description: 'For the lister: when the invitation was first opened' }),
  email_refusal: mailRefusal.extend({ reason: z.string().nullable() }).nullable().optional().meta({
    description:
      'For the lister, while pending: the invited email refuses emails; no reason if the email is hidden',
  }),
  quote: rentQuote.nullable().meta({ description: 'While pending' }),
  next_charge: nextCharge.nullable().meta({ description: 'Once accepted' }),
  open_charge: openCharge.nullable().meta({
    description: 'The oldest rent that is due and not paid; null: nothing is owed',
  }),
  rent_today: dollars.meta({
    description: 'The rent that holds today; rental_amount is the one that was agreed last',
  }),
  objections: z.array(objection).meta({ description: 'To its rent and payments' }),
  open_charges: z.array(openCharge).meta({ description: 'All unpaid rent, oldest first' }),
  hold: rentalHold,
  owed: owedMoney,
  returned_refunds: z.array(z.object({ id: z.number(), amount: dollars, on: isoDate })).meta({
    description:
      'Refunds that the bank sent back for good: they have to be returned another way, until the settlement is closed',
  }),
  credit: dollars.meta({ description: 'What was paid and covers nothing yet' }),
  credit_kept: z
    .object({ amount: dollars, reason: z.string().nullable() })
    .nullable()
    .meta({ description: 'Credit that the lister kept after the end' }),
  autopay_state: autopayState.nullable().meta({ description: 'While pending or accepted' }),
  rent_change: z
    .object({
      from: isoDate.meta({ description: 'First day of the first period at the new rent' }),
      old: dollars,
      new: dollars,
      state: z.enum(RENT_CHANGE_STATES),
      asked_at: isoInstant,
      reason: z.string().nullable(),
      replaced: z.object({ amount: dollars, from: isoDate }).nullable(),
    })
    .nullable()
    .meta({ description: 'A changed rent that has not begun, or was declined' }),
  late_fee_change: z
    .object({ old: dollars, from: isoInstant })
    .nullable()
    .meta({ description: 'A raised late fee counts for rent that falls due from then on' }),
  rent_terms: z
    .array(z.object({ from_date: isoDate, rental_amount: dollars, payment_date: paymentDate }))
    .optional()
    .meta({ description: 'For the lister' }),
  next_rent_on: isoDate.nullable().meta({ description: 'The first day without a rent row' }),
  deposit_held: dollars.nullable().meta({ description: 'Once accepted' }),
  deposit_state: depositState,
  note_agreement: z.string().optional().meta({ description: 'The private note of the lister' }),
  lister: z
    .object({
      id: z.number(),
      display_name: z.string(),
      photo: pictureUrl.nullable(),
      phone_number: z.string().optional(),
    })
    .optional()
    .meta({ description: 'For the tenant' }),
  address: z
    .object({
      street1: z.string(),
      street2: z.string().nullable(),
      city: z.string(),
      state: z.string().nullable(),
      postal_code: z.string().nullable(),
      country: z.string(),
    })
    .optional()
    .meta({ description: 'For a tenant with an accepted rental' }),
  abilities: rentalAbilities,
});
export type Rental = z.infer<typeof rental>;

/** A pending invitation for anyone with its token. */
export const offer = z.object({
  id: z.number(),
  tenant_id: z.number(),
  booking_reference: z.string(),
  status: z.literal('pending'),
  ...names,
  email: z.string().optional().meta({
    description: "Absent with the lister's token if the person was invited by a message thread",
  }),
  airline: z.string().nullable(),
  ...terms,
  lister_name: z.string(),
  lister_rating: z.number().nullable().meta({ description: 'null: no reviews yet' }),
  lister_reviews: z.number(),
  gender: z.enum(LISTING_GENDERS).meta({ description: 'Who may stay' }),
  max_nights: z.number().nullable().meta({ description: 'Per month; null: no limit' }),
  house_rules: z.string(),
  documents: z.array(z.string()).meta({ description: 'Addresses of documents with rules' }),
  abilities: z.object({
    decline: z.boolean().meta({ description: 'By this token: only the one in the email can' }),
  }),
  quote: rentQuote,
  hold: bankHold.meta({
    description: 'For the invited member: they must confirm the deposit with the bank',
  }),
  has_account: z.boolean().meta({ description: 'The invited email has an account' }),
});
export type Offer = z.infer<typeof offer>;
