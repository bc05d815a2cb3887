import { DAY, dueAt, feeOf, firstRun, plusDays } from './days.ts';
import {
  carriedOf,
  coveredOf,
  creditOf,
  leftOf,
  type Model,
  type Payment,
  type Row,
} from './model.ts';
import { move } from './movements.ts';
import { openRows } from './rent.ts';
import { isAutopayOn } from './steps.ts';
import { periodFrom } from './terms.ts';

/** Charges of a card, and what the next one will be. */

const slotsOf = ({ due }: Row): number[] => {
  const day = new Date(due).toISOString().slice(0, 10);
  return [due, ...RETRIES.map((count) => dueAt(plusDays(day, count)))];
};

export const isObjectedTo = ({ objections }: Model, name: string) =>
  objections.some(
    ({ payment, part, state }) => payment === name && part === undefined && state === 'open',
  );

/** The attempt that both sides are told a day ahead: not between the slots after a decline. */
export function attemptAfterNotice(model: Model, row: Row): number {
  const earliest = firstRun(model.now + DAY);
  if (row.due > earliest) return row.due;
  if (row.lastDecline === null) return earliest;
  return slotsOf(row).find((slot) => slot >= earliest) ?? earliest;
}

export const isDisputed = ({ disputes }: Model) => disputes.some(({ state }) => state === 'open');

/** There is a card that can be charged to this lister. */
export const isChargeable = ({ card }: Model): boolean =>
  card !== 'none' && card !== 'gone' && card !== 'shared';

/** One automatic charge of a row. */
export function attempt(model: Model, row: Row): void {
  if (isObjectedTo(model, row.name)) {
    Object.assign(row, { nextAttempt: null, isHeld: true, isBlocked: !row.isUnconfirmed });
    return;
  }
  if (model.confirmation?.name === row.name) {
    row.nextAttempt = model.now + AGAIN;
    return;
  }
  row.nextAttempt = slotsOf(row).find((slot) => slot > model.now) ?? null;
  if (isDisputed(model)) {
    row.isBlocked = !row.isUnconfirmed;
    return;
  }
  const { refusesMoves } = model;
  const isLast = row.nextAttempt === null;
  const isTried = isChargeable(model) && !refusesMoves && row.refusedCard !== model.cards;
  if (isTried && model.card === 'good') {
    charge(model, row, 'system');
    return;
  }
  if (isTried) decline(model, row);
  if (isLast) Object.assign(row, { hasFailed: true, isUnconfirmed: false, isBlocked: false });
  if (isTried || isLast) {
    mailFailure(model, row, {
      tenant: true,
      lister: !row.isFailureMailed || (isLast && !row.isEndMailed),
    });
    row.isEndMailed ||= isLast;
  } else {
    row.isBlocked = !row.isUnconfirmed && (refusesMoves || !isChargeable(model) || row.isBlocked);
    if (isChargeable(model)) return;
    mailFailure(model, row, { tenant: !row.isNoCardMailed, lister: !row.isFailureMailed });
    row.isNoCardMailed = true;
  }
  row.isFailureMailed = true;
}

/** The step is repeated while the tenant is asked. */
const AGAIN = 15 * 60_000;

/** A declined card is charged again on another day, a lost or outdated one never; a bank can ask the tenant. */
export function decline(model: Model, row: Row): void {
  const { card, cards, now } = model;
  row.isUnconfirmed = card === 'confirms';
  row.hasFailed = card !== 'confirms';
  row.isBlocked = (card === 'lost' || card === 'outdated') && row.isAuto;
  row.lastDecline = { card: cards, at: now };
  if (card !== 'declined') row.refusedCard = cards;
}

/** The lister is told of the first failure and of the last, a tenant without a card once. */
function mailFailure(model: Model, row: Row, to: Record<'tenant' | 'lister', boolean>): void {
  const cents = leftOf(model, row);
  const step = row.isUnconfirmed ? 'unconfirmed' : 'declined';
  const mail = { about: 'charge_failed', step, subject: row.name, cents } as const;
  if (to.tenant) model.mails.push({ ...mail, to: 'tenant' });
  if (to.lister) model.mails.push({ ...mail, to: 'lister' });
}

const RETRIES = [1, 3, 5];

export function charge(model: Model, row: Row, by: Payment['by']): void {
  const cents = leftOf(model, row);
  const payment = { kind: 'rent', name: row.name, for: 'rent', cents, row, by } as const;
  pay(model, payment);
  row.state = 'paid';
  row.nextAttempt = null;
}

/** A card is charged. */
export function pay(model: Model, what: Omit<Payment, 'fee' | 'at'>): Payment {
  const payment = { ...what, fee: feeOf(what.cents), at: model.now };
  model.payments.push(payment);
  moveOf(model, payment, payment.cents, 'payment', { fee: -payment.fee });
  const mail = { about: 'charge', subject: what.name, cents: what.cents } as const;
  model.mails.push({ ...mail, step: `receipt ${what.kind}`, to: 'tenant' });
  model.mails.push({ ...mail, step: what.kind, to: 'lister' });
  return payment;
}

/** Moves money of a payment: a deposit is not income. */
export function moveOf(
  model: Model,
  { name, for: purpose, kind }: Pick<Payment, 'name' | 'for' | 'kind'>,
  cents: number,
  what: Parameters<typeof move>[1]['kind'],
  {
    fee = 0,
    day,
    byCard = kind !== 'entry',
  }: { fee?: number; day?: string; byCard?: boolean } = {},
): void {
  const isDeposit = purpose === 'deposit';
  const amounts = { amount: isDeposit ? 0 : cents, deposit: isDeposit ? cents : 0, fee };
  const dayIfAny = day === undefined ? {} : { day };
  move(model, { kind: what, payment: name, for: purpose, ...amounts, byCard, ...dayIfAny });
}

/** What the next charge will be. */
export function nextCharge(model: Model) {
  if (model.status === 'pending') return null;
  const row = openRows(model).find(
    ({ due, replaces }) => due > model.now && replaces === undefined,
  );
  const period = row ?? (model.nextRentOn === null ? null : periodFrom(model, model.nextRentOn));
  if (period === null) return null;
  const carried = row === undefined ? model.rests.reduce((t, r) => t + r.cents, 0) : carriedOf(row);
  const before = row === undefined ? 0 : coveredOf(model, row);
  const credit = Math.min(creditOf(model), period.cents + carried - before);
  const amount = period.cents + carried - before - credit;
  return {
    amount,
    rent: period.cents,
    carried,
    credit: before + credit,
    from: period.from,
    to: period.to,
    due: period.due,
    by: isAutopayOn(model) && (row?.isAuto ?? true) ? 'autopay' : 'hand',
  } as const;
}
