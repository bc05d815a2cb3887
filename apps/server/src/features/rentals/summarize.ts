import { type AutopayEnd, endOfRent, isComingChange } from '@crewpad/domain';
import type { ChangeSummary } from '../../platform/database/column-types.ts';
import { unpaidDeposit } from './present-money.ts';
import { stayOf } from './present-rental.ts';
import type { RentalRow } from './rentals.queries.ts';

/** The fields in the history, in readable form. */
const FIELDS = [
  'first_name',
  'last_name',
  'phone_number',
  'country_code',
  'airline',
  'job_position',
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'rental_amount',
  'deposit',
  'payment_date',
  'late_fee',
  'fee_id',
  'auto_pay',
] as const;

/** The terms that the invited person accepts, besides the place. */
const TERMS = new Set<string>([
  'start_date',
  'start_time',
  'end_date',
  'end_time',
  'rental_amount',
  'deposit',
  'payment_date',
  'late_fee',
  'auto_pay',
  'location',
  'room_and_bed',
]);

export type SummarizedRental = Pick<RentalRow, (typeof FIELDS)[number]> & {
  room_name: string;
  bed_name: string;
  listing: { title: string };
};

/** The differences between two states of a rental, for its history. Pure. */
export function summarize(before: SummarizedRental, after: SummarizedRental): ChangeSummary {
  const summary: ChangeSummary = {};
  for (const field of FIELDS) {
    if (before[field] !== after[field]) summary[field] = { from: before[field], to: after[field] };
  }
  const places = { location: titleOf, room_and_bed: roomAndBed };
  for (const [field, placeOf] of Object.entries(places)) {
    const [from, to] = [placeOf(before), placeOf(after)];
    if (from !== to) summary[field] = { from, to };
  }
  return summary;
}

/** A day and its hour at the crash pad, which the history shows together. */
const TIMES = [
  ['start_date', 'start_time'],
  ['end_date', 'end_time'],
  ['checkout_date', 'checkout_time'],
  ['checkout_requested_date', 'checkout_requested_time'],
] as const;
type TimeField = (typeof TIMES)[number][number];

/** The same with the day of each changed hour, and the hour of each changed day. Pure. */
export function withWholeTimes(
  summary: ChangeSummary,
  before: Pick<RentalRow, TimeField>,
  after: Pick<RentalRow, TimeField>,
): ChangeSummary {
  const others = TIMES.filter((fields) => fields.some((field) => field in summary))
    .flat()
    .filter((field) => !(field in summary) && (before[field] ?? after[field]) !== null)
    .map((field) => [field, { from: before[field], to: after[field] }]);
  return { ...summary, ...Object.fromEntries(others) };
}

/** The same where neither side turned AutoPay off, with what did. Pure. */
export const summarizeEnd =
  (ended: AutopayEnd) =>
  (before: SummarizedRental, after: SummarizedRental): ChangeSummary => ({
    ...summarize(before, after),
    autopay_ended: { from: null, to: ended },
  });

/** What the history says of a changed rent: the old one, the new one, and its first day. */
export const summarizeRentChange = ({
  old_cents,
  new_cents,
  from_date,
}: Pick<
  NonNullable<RentalRow['rent_change']>,
  'old_cents' | 'new_cents' | 'from_date'
>): ChangeSummary => ({
  rental_amount: { from: old_cents, to: new_cents },
  rent_from: { from: null, to: from_date },
});

/**
 * What the history says of an open change of rent that another one replaces, or that is taken back
 * by an edit; nothing for a change that has begun or was answered. Pure.
 */
export function summarizeReplaced(change: RentalRow['rent_change'], today: string): ChangeSummary {
  if (change === null || !(change.state === 'asked' || isComingChange(change, today))) return {};
  return {
    rent_replaced: { from: null, to: change.new_cents },
    rent_replaced_from: { from: null, to: change.from_date },
  };
}

/** The changed fields that concern the tenant: not their name, which only labels the rental. */
export function changedTerms(summary: ChangeSummary): string[] {
  return Object.keys(summary).filter((field) => TERMS.has(field));
}

const titleOf = ({ listing }: SummarizedRental) => listing.title;
export const roomAndBed = ({ room_name, bed_name }: { room_name: string; bed_name: string }) =>
  `${room_name}, ${bed_name}`;

/** What the check-out of a rental leaves, for its history; nothing without a check-out. Pure. */
export function summarizeSettlement(rental: RentalRow): ChangeSummary {
  if (rental.settlement === null) return {};
  const { unused, unused_manual, unused_days, returned, credit, open, canceled } = endOfRent(
    stayOf(rental),
    rental.settlement,
  );
  const isOver = rental.status === 'ended';
  const shortened = open.find(({ whole }) => whole !== null);
  const amounts = {
    unused_rent: (unused?.amount ?? 0) + unused_manual,
    credit,
    deposit_held: rental.deposit_money.held,
    returned_rent: returned?.in_stay ?? 0,
    // Until the end it is rent as usual.
    rent_owed: isOver ? open.reduce((sum, { amount }) => sum + amount, 0) : 0,
    deposit_unpaid: isOver ? unpaidDeposit(rental) : 0,
  };
  const remaining = Object.entries(amounts).filter(([, cents]) => cents > 0);
  return {
    ...Object.fromEntries(remaining.map(([name, cents]) => [name, { from: null, to: cents }])),
    ...(unused_days !== null && { unused_days }),
    ...(shortened !== undefined && {
      rent_shortened: { from: shortened.whole, to: shortened.rent },
      shortened_days: { from: shortened.from, to: shortened.to },
    }),
    ...(canceled.length > 0 && {
      rent_canceled: { from: null, to: canceled.reduce((sum, { amount }) => sum + amount, 0) },
      canceled_days: { from: canceled[0]?.from ?? null, to: canceled.at(-1)?.to ?? null },
    }),
  };
}
