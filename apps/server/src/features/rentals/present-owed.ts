import type { contract } from '@crewpad/contract';
import {
  lateDays,
  localDate,
  type RentHold,
  rentDueAt,
  rentOpenDay,
  rentState,
  toCents,
  toDollars,
} from '@crewpad/domain';
import { presentDeposit } from './present-deposit.ts';
import type { OpenCharge, StoredHold } from './queries/open-charge.ts';
import type { RentalRow } from './queries/rental-rows.ts';

/**
 * Everything that a tenant owes now, and since when. A request for rent or the deposit asks for what
 * is owed anyway, so it counts only beyond that.
 */
export function presentOwed(row: RentalRow, now: Date): contract.rentals.Rental['owed'] {
  const rent = row.open_charges.filter(({ due_at }) => new Date(due_at) <= now);
  const requests = row.open_requests;
  const sum = (parts: readonly { amount_cents: number }[]) =>
    parts.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const asked = (purpose: string) => sum(requests.filter((one) => one.payment_for === purpose));
  const others = requests.filter(({ payment_for }) => !['rent', 'deposit'].includes(payment_for));
  const deposit = toCents(presentDeposit(row).open);
  const amount =
    Math.max(sum(rent), asked('rent')) + Math.max(deposit, asked('deposit')) + sum(others);
  if (amount === 0) return null;
  const due = sum(rent);
  const since = [
    ...rent.map((charge) => rentOpenDay(openRentOf(charge), row.time_zone)),
    ...requests.map((one) => localDate(new Date(one.created_at), row.time_zone)),
    ...(deposit > 0 ? depositOpenSince(row) : []),
  ];
  return {
    amount: toDollars(amount),
    since: since.toSorted()[0] ?? '',
    rent: toDollars(due),
    deposit: toDollars(deposit),
    requests: toDollars(amount - due - deposit),
  };
}

/** The day since which the deposit is open: one that was paid, since its dispute was lost. */
function depositOpenSince({ accepted_at, deposit, deposit_money, time_zone }: RentalRow): string[] {
  const { paid, lost_on } = deposit_money;
  if (lost_on !== null && paid >= deposit) return [lost_on];
  return accepted_at === null ? [] : [localDate(accepted_at, time_zone)];
}

const openRentOf = ({ due_at, created_at }: OpenCharge) => ({
  due_at: new Date(due_at),
  created_at: new Date(created_at),
});

/**
 * When the card is charged for rent next; the same for both parties and on all pages. Nothing is
 * tried again while a charge is in flight or AutoPay is paused, and until the tenant has confirmed it
 * or an objection is closed. Pure.
 */
export function nextAttempt(
  rent: Pick<OpenCharge, 'collection' | 'hold' | 'status'> & {
    next_attempt_at: Date | string | null;
  },
  isPaused: boolean,
): string | null {
  const { collection, hold, status, next_attempt_at: next } = rent;
  const isOff = isPaused || collection === 'hand' || status === 'collecting';
  const isHeld = hold === 'bank_confirmation' || hold === 'objection';
  return next === null || isOff || isHeld ? null : new Date(next).toISOString();
}

/** What rent waits for: once its period is over, no card is charged for it. Pure. */
export function presentRentHold(
  { hold, period_to }: { hold: StoredHold | null; period_to: string | null },
  now: Date,
): RentHold | null {
  if (hold !== 'new_card_in_period') return hold;
  return period_to !== null && rentDueAt(period_to) > now ? 'new_card' : null;
}

/** Unpaid rent for its two parties. */
export function presentOpenCharge(
  charge: OpenCharge,
  { timeZone, isPaused, now }: { timeZone: string; isPaused: boolean; now: Date },
): contract.rentals.Rental['open_charges'][number] {
  const { id, status, amount_cents, period_from, period_to } = charge;
  const due_at = new Date(charge.due_at);
  const late_from = charge.late_from === null ? null : new Date(charge.late_from);
  const state = rentState({ status, due_at, late_from }, now);
  return {
    id,
    amount: toDollars(amount_cents),
    due_at: due_at.toISOString(),
    period_from,
    period_to,
    state,
    late_days: state === 'late' ? lateDays(openRentOf(charge), timeZone, now) : null,
    hold: presentRentHold(charge, now),
    reopened: charge.reopened_by && {
      on: localDate(new Date(charge.created_at), timeZone),
      by: charge.reopened_by,
    },
    was_left: charge.left_at !== null,
    next_attempt_at: nextAttempt(charge, isPaused),
  };
}

/**
 * What the money of a rental waits for: the bank, or a new card. A pause of AutoPay says the latter
 * itself. Pure.
 */
export function presentHold(
  row: RentalRow,
  isPaused: boolean,
  now: Date,
): contract.rentals.Rental['hold'] {
  if (row.waits_for_bank) return 'bank_confirmation';
  const needsCard = row.open_charges.some((charge) => presentRentHold(charge, now) === 'new_card');
  return needsCard && !isPaused ? 'new_card' : null;
}

/** Credit that the lister kept; the reason is one that a rule requires. Pure. */
export const presentKeptCredit = ({
  credit_kept: kept,
}: Pick<RentalRow, 'credit_kept'>): contract.rentals.Rental['credit_kept'] =>
  kept && { amount: toDollars(kept.cents), reason: kept.reason };

/** What a payment covers of one period. Amounts in whole cents. */
export interface Cover {
  /** null for a period whose row is created early, for this payment. */
  charge_id: number | null;
  period_from: string;
  period_to: string;
  cents: number;
  of_cents: number;
}

export const presentCover = <Id extends Cover['charge_id']>({
  charge_id,
  period_from,
  period_to,
  cents,
  of_cents,
}: Cover & { charge_id: Id }) => ({
  ...{ charge_id, period_from, period_to },
  amount: toDollars(cents),
  of: toDollars(of_cents),
});
