import type { contract } from '@crewpad/contract';
import {
  COLLECTION,
  type DepositStateName,
  type EndOfRent,
  endOfRent,
  isAutopayOn,
  LOCALES,
  type Locale,
  lateDays,
  localDate,
  PAID_BY,
  PRESET_REASONS,
  type PresetReason,
  type RentHold,
  rentDueAt,
  rentOpenDay,
  rentState,
  type Stay,
  toCents,
  toDollars,
} from '@crewpad/domain';
import { textsIn } from '../../platform/texts.ts';
import type { BalanceRow } from './balance.queries.ts';
import {
  bankHold,
  type OpenCharge,
  type SettlementFacts,
  type StoredHold,
} from './money.queries.ts';
import type { RentalRow } from './rentals.queries.ts';

/** Each preset reason by its code and, as older releases stored it, by its text in every language. */
const presets = new Map<string, PresetReason>();

function presetOf(reason: string): PresetReason | undefined {
  if (presets.size === 0) {
    for (const code of PRESET_REASONS) {
      presets.set(code, code);
      for (const locale of LOCALES) presets.set(textsIn(locale).t(`rentals:${code}`), code);
    }
  }
  return presets.get(reason);
}

/** A stored reason as its reader reads it: a preset one in their language, another as it was typed. */
export function reasonIn<Reason extends string | null>(
  reason: Reason,
  locale: Locale,
): Reason | string {
  const preset = reason === null ? undefined : presetOf(reason);
  return preset === undefined ? reason : textsIn(locale).t(`rentals:${preset}`);
}

type Deposited = Pick<
  BalanceRow,
  'status' | 'deposit' | 'holds_deposit' | 'auto_pay' | 'deposit_money'
>;

/** The state of a rental's deposit, the same for both sides. Pure. */
export function presentDeposit(row: Deposited): contract.rentals.DepositState {
  const { status, deposit, auto_pay, deposit_money: money } = row;
  const state = stateOf(row);
  const open = status === 'accepted' ? openCents(row) : 0;
  const requestCents = status === 'pending' ? 0 : Math.min(openCents(row), money.requested);
  const isOffer = status === 'pending';
  const isHeldBefore = isOffer && row.holds_deposit;
  const isCharged = isOffer ? isAutopayOn(auto_pay) && !isHeldBefore : money.was_charged;
  return {
    state,
    agreed: toDollars(deposit),
    paid: toDollars(money.paid),
    held: toDollars(isHeldBefore ? deposit : money.held),
    returned: toDollars(money.returned),
    kept: toDollars(money.kept),
    taken_back: toDollars(money.taken_back),
    disputed: toDollars(Math.min(money.taken_back, money.undecided)),
    open: toDollars(open),
    requested: toDollars(requestCents),
    by: isCharged ? PAID_BY.autopay : PAID_BY.manual,
    paid_on: money.paid_on,
    settled_on: state === 'settled' ? money.settled_on : null,
    hold: bankHold(money.waits_for_bank),
    reasons: money.reasons.flat(),
  };
}

/** What is left of the agreed deposit to pay, in whole cents. Settled money is not missing. */
function missingCents({ deposit, deposit_money: money }: Deposited): number {
  const { paid, returned, kept, taken_back } = money;
  const lost = Math.max(0, Math.min(taken_back, paid - returned - kept));
  return Math.max(0, deposit - (paid - lost));
}

/** Of that, what is owed: nobody owes what a bank may still give back. */
const openCents = (row: Deposited): number =>
  Math.max(0, missingCents(row) - row.deposit_money.undecided);

/** What nobody owes once the stay has ended: an open request stays owed. */
export const unpaidDeposit = (row: Deposited): number =>
  Math.max(0, openCents(row) - row.deposit_money.requested);

function stateOf(row: Deposited): DepositStateName {
  const { status, deposit, deposit_money: money } = row;
  const isMissing = missingCents(row) > 0;
  const isRunning = status === 'pending' || status === 'accepted';
  if (isRunning && isMissing && money.is_in_flight) return 'processing';
  if (status === 'pending') {
    if (deposit === 0) return 'none';
    return row.holds_deposit ? 'held' : 'agreed';
  }
  if (money.held > 0) return openCents(row) > 0 && isRunning ? 'part' : 'held';
  if (money.taken_back > 0 && isMissing) return 'taken_back';
  if (money.returned + money.kept > 0) return 'settled';
  return (isRunning || status === 'ended') && deposit > 0 ? 'due' : 'none';
}

/**
 * Everything that a tenant owes now, and since when. A request for rent or the deposit asks for what
 * is owed anyway, so it counts only beyond that.
 */
export function presentOwed(row: BalanceRow, now: Date): contract.rentals.Rental['owed'] {
  const rent = row.open_charges.filter(({ due_at }) => new Date(due_at) <= now);
  const requests = row.open_requests;
  const sum = (parts: readonly { amount_cents: number }[]) =>
    parts.reduce((total, { amount_cents }) => total + amount_cents, 0);
  const sumOf = (purpose: string) =>
    sum(requests.filter((request) => request.payment_for === purpose));
  const others = requests.filter(({ payment_for }) => !['rent', 'deposit'].includes(payment_for));
  const deposit = toCents(presentDeposit(row).open);
  const amount =
    Math.max(sum(rent), sumOf('rent')) + Math.max(deposit, sumOf('deposit')) + sum(others);
  if (amount === 0) return null;
  const due = sum(rent);
  const since = [
    ...rent.map((charge) => rentOpenDay(openRentOf(charge), row.time_zone)),
    ...requests.map((request) => localDate(new Date(request.created_at), row.time_zone)),
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
function depositOpenSince({
  accepted_at,
  deposit,
  deposit_money,
  time_zone,
}: BalanceRow): string[] {
  const { paid, lost_on } = deposit_money;
  if (lost_on !== null && paid >= deposit) return [lost_on];
  return accepted_at === null ? [] : [localDate(accepted_at, time_zone)];
}

/** The late rent of a rental, and the oldest of it; undefined without any. Pure. */
export function lateRent(row: BalanceRow, now: Date) {
  const late = row.open_charges.filter(
    ({ due_at, late_from }) =>
      new Date(due_at) <= now && late_from !== null && new Date(late_from) <= now,
  );
  const [first] = late;
  if (first === undefined) return undefined;
  const oldest = openRentOf(first);
  return {
    charge: first,
    charges: late,
    cents: late.reduce((sum, { amount_cents }) => sum + amount_cents, 0),
    since: rentOpenDay(oldest, row.time_zone),
    days: lateDays(oldest, row.time_zone, now),
  };
}

/** The late fee for rent that is due at an instant: a raised one counts only from its day on. Pure. */
export const lateFeeAt = (
  {
    late_fee,
    late_fee_before,
    late_fee_from,
  }: Pick<RentalRow, 'late_fee' | 'late_fee_before' | 'late_fee_from'>,
  dueAt: Date,
): number | null => (late_fee_from !== null && dueAt < late_fee_from ? late_fee_before : late_fee);

/** Cards are charged no less. */
export const LATE_FEE_MIN_CENTS = 50;

/**
 * The late fee that the lister can ask for now because of open rent, in whole cents; null without
 * one. Pure.
 */
export function lateFeeToAdd(
  rental: Parameters<typeof lateFeeAt>[0],
  {
    due_at,
    late_from,
    takes_late_fee,
  }: Pick<OpenCharge, 'due_at' | 'late_from' | 'takes_late_fee'>,
  now: Date,
): number | null {
  const isLate = new Date(due_at) <= now && late_from !== null && new Date(late_from) <= now;
  const cents = lateFeeAt(rental, new Date(due_at));
  return isLate && takes_late_fee && cents !== null && cents >= LATE_FEE_MIN_CENTS ? cents : null;
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
  const isOff = isPaused || collection === COLLECTION.manual || status === 'collecting';
  const isHeld =
    hold === 'bank_confirmation' || hold === 'objection' || hold === 'collections_held';
  return next === null || isOff || isHeld ? null : new Date(next).toISOString();
}

/** What rent waits for: once its period is over, not even a new card is charged automatically. Pure. */
export function presentRentHold(
  { hold, period_to }: { hold: StoredHold | null; period_to: string | null },
  now: Date,
): RentHold | null {
  if (hold !== 'new_card_in_period') return hold;
  return period_to !== null && rentDueAt(period_to) > now ? 'new_card' : 'no_attempt';
}

/** Unpaid rent for its two parties, without the late fee, which is for the lister only. */
export function presentOpenCharge(
  charge: OpenCharge,
  { timeZone, isPaused, now }: { timeZone: string; isPaused: boolean; now: Date },
): Omit<contract.rentals.Rental['open_charges'][number], 'late_fee'> {
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
  credit_kept: credit,
}: Pick<RentalRow, 'credit_kept'>): contract.rentals.Rental['credit_kept'] =>
  credit && { amount: toDollars(credit.cents), reason: credit.reason };

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

/**
 * What a stay leaves to settle that ends on its check-out day: the same before the end and after
 * it. Pure.
 */
export function presentSettlement(
  rental: Deposited & Pick<RentalRow, 'settled_at'>,
  stay: Stay,
  facts: SettlementFacts,
): contract.rentals.Settlement {
  const { unused, unused_manual, unused_days, returned, credit, open, canceled } = endOfRent(
    stay,
    facts,
  );
  return {
    unused: presentUnused(unused),
    unused_manual: toDollars(unused_manual),
    unused_days,
    returned: returned && {
      amount: toDollars(returned.amount),
      on: returned.on,
      in_stay: toDollars(returned.in_stay),
      days: returned.days,
    },
    credit: toDollars(credit),
    open: open.map(({ id, amount, from, to, rent, whole }) => ({
      ...{ charge_id: id, amount: toDollars(amount), period_from: from, period_to: to },
      rent: toDollars(rent),
      whole: whole === null ? null : toDollars(whole),
    })),
    canceled: canceled.map(({ id, amount, from, to }) => ({
      ...{ charge_id: id, amount: toDollars(amount), period_from: from, period_to: to },
    })),
    deposit_held: toDollars(rental.deposit_money.held),
    deposit_unpaid: toDollars(unpaidDeposit(rental)),
    refunds_pending: toDollars(facts.refunds_pending),
    refunds_retried: facts.refunds_retried.map(({ id, amount_cents, on, next_try_on }) => ({
      ...{ refund_id: id, amount: toDollars(amount_cents), returned_on: on, next_try_on },
    })),
    agreed_end: facts.agreed_end,
    settled_at: rental.settled_at?.toISOString() ?? null,
  };
}

function presentUnused(unused: EndOfRent['unused']): contract.rentals.Settlement['unused'] {
  const rows = (unused?.rows ?? []).map(({ id, amount }) => ({
    ...{ charge_id: id, amount: toDollars(amount) },
  }));
  const [first] = rows;
  if (unused === null || first === undefined) return null;
  return { amount: toDollars(unused.amount), charge_id: first.charge_id, rows };
}

/**
 * The lister's answer to a requested check-out, until the tenant has dismissed it. After a block
 * without words.
 */
export function presentAnswer(
  { checkout_answer: answer, is_blocked }: Pick<RentalRow, 'checkout_answer' | 'is_blocked'>,
  locale: Locale,
): contract.rentals.CheckoutAnswer | null {
  if (answer === null || answer.seen_at !== undefined) return null;
  const { state, date, time, at: answered_at } = answer;
  const reason = is_blocked ? null : reasonIn(answer.reason, locale);
  return { state, date, time, reason, answered_at };
}
