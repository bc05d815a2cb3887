import type { contract } from '@crewpad/contract';
import {
  AUTOPAY_STATE_OF,
  autopayBeforeEnd,
  averageScore,
  bookingReference,
  COLLECTION,
  firstDayIfAccepted,
  isAutopayOn,
  isComingChange,
  isWithinStay,
  localDate,
  nextRent,
  PAID_BY,
  type QuotedOffer,
  quoteInDollars,
  quoteRent,
  rentalPhase,
  type Stay,
  toDollars,
  wireRentalStatus,
} from '@crewpad/domain';
import type { MemberActor } from '../../platform/access/actor.ts';
import { displayEmail } from '../../platform/mail/display-email.ts';
import { presentRefusal } from '../../platform/outbox/refusing-addresses.ts';
import type { BalanceRow } from './balance.queries.ts';
import { autopayPause, beganAt } from './facts.queries.ts';
import { abilitiesOn, can, partOf } from './policy.ts';
import {
  lateFeeToAdd,
  presentAnswer,
  presentDeposit,
  presentHold,
  presentKeptCredit,
  presentOpenCharge,
  presentOwed,
  presentSettlement,
  reasonIn,
} from './present-money.ts';
import type { ReplacedRent } from './rent-change.queries.ts';
import type { OfferedHouse, RentalRow, StoredRental } from './rentals.queries.ts';

/** AutoPay for both sides. Before the tenant has accepted, nothing pauses what will start then. */
export function presentAutopay(row: BalanceRow): contract.rentals.Rental['autopay_state'] {
  const { autopay_since: changed, accepted_at, created_at, turned_on_at } = row;
  // An invitation with AutoPay starts it on acceptance.
  const turnedOn = latest(accepted_at, turned_on_at);
  const reason = row.status === 'accepted' ? autopayPause(row) : null;
  if (reason !== null) {
    const began = beganAt(reason, row);
    // What began before AutoPay pauses it from its first day on.
    const since = began && latest(began, turnedOn);
    return { state: 'paused', since: since?.toISOString() ?? null, reason };
  }
  const since = (
    (isAutopayOn(row.auto_pay) ? latest(changed, accepted_at) : changed) ??
    accepted_at ??
    created_at
  ).toISOString();
  return { state: AUTOPAY_STATE_OF[row.auto_pay], since, ...presentEnding(row.autopay_ending) };
}

/** What ended AutoPay, and what that was, if neither side did it. */
function presentEnding(ending: BalanceRow['autopay_ending']) {
  if (ending === null || ending.by === null) return {};
  const ended_from = autopayBeforeEnd(ending.auto_pay, ending.status);
  return { ended_by: ending.by, ended_from };
}

const latest = (a: Date | null, b: Date | null): Date | null =>
  a !== null && (b === null || a >= b) ? a : b;

/** A changed rent that has not begun is not the rent yet. */
export function rentToday({ rent_change: change, rental_amount, time_zone }: RentalRow, now: Date) {
  const isComing = change !== null && isComingChange(change, localDate(now, time_zone));
  return isComing ? change.old_cents : rental_amount;
}

/**
 * What has begun needs no words: it is the rent. What the end of the stay leaves no day for asks
 * nobody. After a block, the tenant's words are theirs alone.
 */
function presentRentChange(
  { rent_change: change, next_rent_on: nextRentOn, time_zone, is_blocked }: RentalRow,
  stay: Stay,
  { role, now }: { role: 'lister' | 'tenant'; now: Date },
) {
  if (change === null) return null;
  const today = localDate(now, time_zone);
  const hasBegun = change.from_date <= today;
  if (hasBegun && change.state !== 'asked') return null;
  const { from_date, state, asked_at } = change;
  const from =
    state === 'asked' ? firstDayIfAccepted(stay, from_date, { nextRentOn, today }) : from_date;
  if (!isWithinStay(stay, from)) return null;
  const reason = is_blocked && role === 'lister' ? null : change.reason;
  return {
    ...{ from, state, reason, asked_at: new Date(asked_at).toISOString() },
    old: toDollars(change.old_cents),
    new: toDollars(change.new_cents),
    replaced: state === 'declined' ? null : presentReplaced(change.replaced),
  };
}

const presentReplaced = (replaced: ReplacedRent | null) =>
  replaced && { amount: toDollars(replaced.new_cents), from: replaced.from_date };

/**
 * A rental for its reader, without keys they cannot see. Pure.
 * @param now determines the phase, the quote and the next charge
 */
export function presentRental(
  row: RentalRow,
  actor: MemberActor,
  now: Date,
): contract.rentals.Rental {
  const role = partOf(actor, row) ?? 'tenant';
  const isAccepted = row.status === 'accepted';
  const isPending = row.status === 'pending';
  const isPaused = isAutopayPaused(row);
  const mayAsk = can(actor, 'request_payment', row).allowed;
  const open = row.open_charges.map((charge) => {
    const fee = mayAsk ? lateFeeToAdd(row, charge, now) : null;
    const presented = presentOpenCharge(charge, { timeZone: row.time_zone, isPaused, now });
    return { ...presented, late_fee: fee === null ? null : toDollars(fee) };
  });
  return {
    id: row.id,
    tenant_id: row.id,
    booking_reference: bookingReference(row.id),
    role,
    user_id: row.user_id,
    first_name: row.first_name,
    last_name: row.last_name,
    display_name: row.tenant?.display_name ?? null,
    photo: row.tenant?.photo ?? null,
    phone_number: row.phone_number,
    country_code: row.country_code,
    airline: row.airline,
    job_position: row.job_position,
    tenant_first_name: row.first_name,
    tenant_last_name: row.last_name,
    tenant_phone_number: row.phone_number,
    tenant_gender: row.tenant?.gender ?? null,
    ...presentEmail(row, role),
    ...presentTerms(row),
    checkout_date: row.checkout_date,
    checkout_time: row.checkout_time,
    checkout_requested_at: row.checkout_requested_at?.toISOString() ?? null,
    checkout_requested_date: row.checkout_requested_date,
    checkout_requested_time: row.checkout_requested_time,
    status: wireRentalStatus(row.status),
    closed_as: row.closed_as,
    phase: rentalPhase(row, localDate(now, row.time_zone)),
    rented: isPending || isAccepted ? 1 : 0,
    ...((isPending || isAccepted) && { token: row.token }),
    created_at: row.created_at.toISOString(),
    accepted_at: row.accepted_at?.toISOString() ?? null,
    ended_at: row.ended_at?.toISOString() ?? null,
    ended_as: row.ended_as,
    settlement: row.settlement && presentSettlement(row, stayOf(row), row.settlement),
    checkout_answer: isPending || isAccepted ? presentAnswer(row, actor.locale) : null,
    checkout_reason: reasonIn(row.checkout_reason, actor.locale),
    quote: isPending ? quoteInDollars(quoteRent(offerOf(row), now)) : null,
    next_charge: isAccepted ? presentNextCharge(row, now) : null,
    open_charge: open[0] ?? null,
    open_charges: open,
    hold: presentHold(row, isPaused, now),
    objections: row.objections,
    rent_today: toDollars(rentToday(row, now)),
    owed: presentOwed(row, now),
    returned_refunds: row.returned_refunds
      .filter(({ replaced }) => !replaced)
      .map(({ id, amount_cents, on }) => ({ id, amount: toDollars(amount_cents), on })),
    credit: toDollars(row.credit_cents),
    credit_kept: presentKeptCredit(row),
    autopay_state: isPending || isAccepted ? presentAutopay(row) : null,
    rent_change: isAccepted ? presentRentChange(row, stayOf(row), { role, now }) : null,
    late_fee_change:
      row.late_fee_before !== null && row.late_fee_from !== null && row.late_fee_from > now
        ? { old: toDollars(row.late_fee_before), from: row.late_fee_from.toISOString() }
        : null,
    next_rent_on: isAccepted ? row.next_rent_on : null,
    ...(role === 'lister' &&
      isAccepted && {
        rent_terms: stayOf(row).terms.map((term) => ({
          ...term,
          rental_amount: toDollars(term.rental_amount),
        })),
      }),
    deposit_held: row.accepted_at === null ? null : toDollars(row.deposit_money.held),
    deposit_state: presentDeposit(row),
    ...(role === 'lister'
      ? {
          note_agreement: row.note_agreement,
          opened_at: row.opened_at?.toISOString() ?? null,
          email_refusal: presentRefusal(row.email_refusal),
        }
      : presentForTenant(row)),
    abilities: abilitiesOn(actor, row),
  };
}

/** The email of a person invited from a thread stays hidden until they accept. */
function presentEmail(row: RentalRow, role: 'lister' | 'tenant') {
  const isHidden =
    row.email === '' || (role === 'lister' && row.email_hidden && row.accepted_at === null);
  const email = displayEmail(row.email);
  return isHidden ? {} : { email, tenant_email: email };
}

/** Where, when and for how much. */
function presentTerms(row: RentalRow) {
  return {
    listing_id: row.listing_id,
    location_id: row.listing_id,
    location: row.listing.title,
    thumbnail: row.listing.thumbnail,
    room_id: row.room_id,
    room: row.room_name,
    room_name: row.room_name,
    bed_id: row.bed_id,
    bed_name: row.bed_name,
    bed_kind: row.bed_kind,
    start_date: row.start_date,
    start_time: row.start_time,
    end_date: row.end_date,
    end_time: row.end_time,
    time_zone: row.time_zone,
    rental_amount: toDollars(row.rental_amount),
    deposit: toDollars(row.deposit),
    holds_deposit: row.holds_deposit,
    payment_date: row.payment_date,
    late_fee: row.late_fee === null ? null : toDollars(row.late_fee),
    fee_id: row.fee_id,
    auto_pay: row.auto_pay,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The lister, and the address once the tenant has accepted. */
function presentForTenant(row: RentalRow) {
  const { lister } = row;
  const isAccepted = row.status === 'accepted';
  const seesPhone =
    lister.approval_public_phone_user === 1 ||
    (isAccepted && lister.approval_public_phone_tenant === 2);
  return {
    lister: {
      id: row.lister_id,
      display_name: lister.display_name,
      photo: lister.photo,
      ...(seesPhone && lister.phone_number !== null && { phone_number: lister.phone_number }),
    },
    ...(isAccepted && {
      address: {
        street1: row.listing.street1,
        street2: row.listing.street2,
        city: row.listing.city,
        state: row.listing.state,
        postal_code: row.listing.postal_code,
        country: row.listing.country,
      },
    }),
  };
}

/**
 * A pending invitation for anyone with its token. Pure.
 * @param isMailed whether the token is the one that only the invited person got
 * @param isTheirs whether the reader is logged in as the invited person
 */
export function presentOffer(
  row: RentalRow,
  reader: { hasAccount: boolean; isMailed: boolean; isTheirs: boolean },
  { review_count, review_sum, ...house }: OfferedHouse,
  now: Date,
): contract.rentals.Offer {
  return {
    id: row.id,
    tenant_id: row.id,
    booking_reference: bookingReference(row.id),
    status: 'pending',
    first_name: row.first_name,
    last_name: row.last_name,
    ...((reader.isMailed || !row.email_hidden) && { email: displayEmail(row.email) }),
    airline: row.airline,
    ...presentTerms(row),
    lister_name: row.lister.display_name,
    lister_rating: averageScore(review_count, review_sum),
    lister_reviews: review_count,
    ...house,
    abilities: { decline: reader.isMailed },
    quote: quoteInDollars(quoteRent(offerOf(row), now)),
    hold: reader.isTheirs ? presentDeposit(row).hold : null,
    has_account: reader.hasAccount,
  };
}

/**
 * The stay of a rental, as input for the rent rules. An old row without terms uses those of the
 * rental.
 */
export function stayOf(
  row: Pick<
    BalanceRow,
    'start_date' | 'checkout_date' | 'rental_amount' | 'payment_date' | 'terms'
  >,
): Stay {
  const { start_date, checkout_date, rental_amount, payment_date } = row;
  const own = { from_date: start_date, rental_amount, payment_date };
  return { start_date, checkout_date, terms: row.terms.length > 0 ? row.terms : [own] };
}

/** The costs of an invitation depend on these. */
export const offerOf = (row: StoredRental): QuotedOffer => ({
  ...stayOf(row),
  deposit: row.holds_deposit ? 0 : row.deposit,
  auto_pay: row.auto_pay,
});

/** The next rent, and who starts its charge. */
export function presentNextCharge(row: BalanceRow, now: Date): contract.rentals.NextCharge | null {
  const charge = nextCharge(row, now);
  if (charge === null) return null;
  const { period, rent, carried, credit, by, chargedAt } = charge;
  return {
    amount: toDollars(period.amount),
    due_at: period.due_at.toISOString(),
    period_from: period.from,
    period_to: period.to,
    charged_at: chargedAt?.toISOString() ?? null,
    rent: toDollars(rent),
    carried: toDollars(carried?.cents ?? 0),
    carried_from: carried?.period_from ?? null,
    carried_to: carried?.period_to ?? null,
    credit: toDollars(credit),
    by,
  };
}

/**
 * The next rent of a rental, in whole cents: the rent of the period, the rest of an earlier one, and
 * what was paid ahead. The amount of the period is what is left of it.
 */
export function nextCharge(row: BalanceRow, now: Date) {
  const isOn = isAutopayOn(row.auto_pay);
  const isPaused = isAutopayPaused(row);
  // A payment ahead of time creates the next rent before it is due.
  const open = row.open_charges.find(({ due_at }) => new Date(due_at) > now);
  if (open !== undefined) {
    const { amount_cents: amount, rent_cents: rent, settled_cents: credit, carried } = open;
    const days = { from: open.period_from, to: open.period_to };
    const period = { amount, due_at: new Date(open.due_at), ...days };
    const by = paidBy(isOn && open.collection === COLLECTION.auto);
    const { next_attempt_at: next, hold } = presentOpenCharge(open, {
      timeZone: row.time_zone,
      isPaused,
      now,
    });
    const chargedAt = by === PAID_BY.manual || next === null ? null : new Date(next);
    return { period, rent, carried, credit, by, chargedAt, hold };
  }
  const next = row.next_rent_on === null ? null : nextRent(stayOf(row), row.next_rent_on, now);
  if (next === null) return null;
  const carried = row.waiting_rest;
  const owed = next.amount + (carried?.cents ?? 0);
  const credit = Math.min(row.credit_cents, owed);
  const period = { ...next, amount: owed - credit };
  const chargedAt = isOn && !isPaused ? next.due_at : null;
  return { period, rent: next.amount, carried, credit, by: paidBy(isOn), chargedAt, hold: null };
}

const paidBy = (isAutomatic: boolean): contract.rentals.NextCharge['by'] =>
  isAutomatic ? PAID_BY.autopay : PAID_BY.manual;

/** Whether AutoPay is on and charges no card until something changes. */
export const isAutopayPaused = (row: BalanceRow): boolean =>
  row.status === 'accepted' && autopayPause(row) !== null;
