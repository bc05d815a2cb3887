import {
  BLOCK_DAYS_MAX,
  BLOCK_NOTE_MAX,
  daysBetween,
  INVITED_AT_ONCE_MAX,
  JOB_POSITIONS,
  PAYMENT_DATE_MAX,
  PAYMENT_DATE_MIN,
  PRIVATE_NOTE_MAX,
  REASON_MAX,
  RENTAL_AMOUNT_MAX,
} from '@crewpad/domain';
import { z } from 'zod';
import { emailField, NAME_MAX } from '../accounts/forms.ts';
import { line, numbersOrBoolean, optionalName, text, withoutLinks } from '../common.ts';
import { crossFieldCheck, type FieldIssue, rowId } from '../listings/editor-form.ts';
import { amount, orNull, whole } from '../typed-number.ts';

/**
 * The forms of rentals. Browser and server parse with the same schemas. Missing required fields
 * have the specification's keys.
 */

const PHONE_MAX = 20;
const FEE_ID_MAX = 40;
const CELL_MAX = 1000;
export const MONEY = { min: 0, max: RENTAL_AMOUNT_MAX };

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
/** An empty form field means no value. */
const emptyToNull = (value: unknown) => (isEmpty(value) ? null : value);

export const date = (missing: string) =>
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
export const paymentDate = whole('payment_date_is_required', {
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

/** A cell of a table, as it was typed. What is wrong with it is an error of its row. */
const cell = z.union([z.string().max(CELL_MAX), z.number(), z.boolean()]).nullish();

/** One invitation of several. */
const invitedRow = z.object({
  email: cell,
  first_name: cell,
  last_name: cell,
  bed: cell.meta({ description: 'An id, or "room, bed" as shown' }),
  rental_amount: cell,
  payment_date: cell.meta({ description: '1 if there is none' }),
  deposit: cell,
  deposit_held: cell.meta({ description: 'true: the lister has the deposit already' }),
});
export type InvitedRow = z.output<typeof invitedRow>;

export const inviteSeveralForm = z.object({
  listing_id: rowId,
  start_date: checkIn,
  start_time: time('check_in_time_is_required'),
  rows: z.array(invitedRow).min(1).max(INVITED_AT_ONCE_MAX),
  preview: z
    .boolean()
    .default(false)
    .meta({ description: 'Answers the same, and neither saves nor sends anything' }),
});
export type InviteSeveralForm = z.output<typeof inviteSeveralForm>;

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

export const notes = optional(text(REASON_MAX).trim().pipe(withoutLinks));
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

/** Days on which a bed is not free: `until` is the first free one. */
export const blockForm = z
  .object({
    from: date('date_is_required'),
    until: date('date_is_required'),
    note: optional(text(BLOCK_NOTE_MAX).trim()),
  })
  .check(
    crossFieldCheck(({ from, until }: { from?: unknown; until?: unknown }) => {
      if (!isIsoDate(from) || !isIsoDate(until)) return [];
      if (until <= from) return [{ field: 'until', key: 'end_is_not_after_the_start' }];
      return daysBetween(from, until) > BLOCK_DAYS_MAX
        ? [{ field: 'until', key: 'is_more_than_a_year' }]
        : [];
    }),
  );
export type BlockForm = z.output<typeof blockForm>;

const isIsoDate = (value: unknown): value is string => z.iso.date().safeParse(value).success;
