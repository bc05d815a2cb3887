import { pauseOf } from './autopay.ts';
import { keptBy, mayRefund, remaining, returnedBy } from './banks.ts';
import { mayCollect } from './cards.ts';
import { isObjectedTo, nextCharge } from './charges.ts';
import { dueDayOf, localDay } from './days.ts';
import type { Purpose } from './event.ts';
import {
  carriedOf,
  coveredOf,
  creditOf,
  creditOfSource,
  type Dispute,
  leftOf,
  type Model,
  type Payment,
  type Refund,
  type Row,
  sum,
} from './model.ts';
import type { Movement } from './movements.ts';
import { shownChange } from './terms.ts';

/** What a side reads at each place. Amounts in whole cents. */

export type Side = 'lister' | 'tenant';

export interface RowReading {
  name: string;
  from: string;
  to: string;
  due: number;
  /** What is owed for the period, rests of earlier ones included. */
  amount: number;
  /** What was paid for it, by whatever. */
  paid: number;
  refunded: number;
  takenBack: number;
  state: 'upcoming' | 'due' | 'pending' | 'late' | 'failed' | 'paid';
  /** Whether an open objection holds it. */
  isObjectedTo: boolean;
  objections: string[];
  isUnconfirmed: boolean;
  /** What both sides read of the next automatic attempt, and whether the lister can press. */
  next: number | null;
  mayCollect: boolean;
}

export const rowsOf = (model: Model): RowReading[] =>
  model.rows.filter(({ state }) => state !== 'cancelled').map((row) => readRow(model, row));

function readRow(model: Model, row: Row): RowReading {
  const charge = model.payments.find((payment) => payment.row === row);
  const own = model.movements.filter(({ payment }) => payment === charge?.name);
  const of = (...kinds: Movement['kind'][]) =>
    -sum(
      own.filter(({ kind }) => kinds.includes(kind)),
      ({ amount }) => amount,
    );
  return {
    ...{
      name: row.name,
      from: row.from,
      to: row.to,
      due: row.due,
      amount: row.cents + carriedOf(row),
    },
    paid: coveredOf(model, row) + (charge?.cents ?? 0),
    refunded: of('refund', 'return'),
    takenBack: of('taken_by_bank', 'given_back'),
    state: stateOf(model, row),
    isObjectedTo: row.state === 'open' && isObjectedTo(model, row.name),
    objections: objectionsOf(model, row.name),
    isUnconfirmed: row.state === 'open' && row.isUnconfirmed,
    next: nextAttemptOf(model, row),
    mayCollect: mayCollect(model, row),
  };
}

/** Nothing where no attempt is certain to come. */
function nextAttemptOf(model: Model, row: Row): number | null {
  const isPaused = pauseOf(model) !== null;
  const isWaiting = isPaused || row.isUnconfirmed || row.isBlocked || isObjectedTo(model, row.name);
  return row.state === 'open' && row.isAuto && !isWaiting ? row.nextAttempt : null;
}

export const objectionsOf = ({ objections }: Model, name: string): string[] =>
  objections.filter(({ payment }) => payment === name).map(({ state }) => state);

function stateOf({ now }: Model, row: Row): RowReading['state'] {
  if (row.state === 'paid') return 'paid';
  if (now < row.due) return 'upcoming';
  if (now >= row.lateFrom) return 'late';
  if (row.isUnconfirmed) return 'pending';
  return row.hasFailed ? 'failed' : 'due';
}

export interface PaymentReading {
  name: string;
  for: Payment['for'];
  amount: number;
  /** Only the lister reads it. */
  fee?: number;
  status: 'paid' | 'voided';
  /** The rent that it pays: each period with its share. */
  periods: { from: string; to: string; amount: number; of: number }[];
  /** Toward the next rent. */
  credit: number;
  refunds: (Pick<Refund, 'state' | 'method' | 'returns'> & {
    amount: number;
    on: string;
    nextTry: string | null;
  })[];
  refund: number;
  kept: number;
  dispute: { state: Dispute['state']; amount: number } | null;
  /** What a lost transfer of a won dispute owes the lister. */
  owedToLister?: number;
  mayRefund?: boolean;
}

/** What the receipt and the list of payments say. */
export function readPayment(model: Model, payment: Payment, side: Side): PaymentReading {
  const { name, cents, fee, void: end } = payment;
  const refunds = model.refunds.filter((refund) => refund.payment === payment);
  const dispute = model.disputes.find((dispute) => dispute.payment === payment);
  const pendingMoves = model.moves.filter(
    ({ isDone, kind, dispute: of, refund: returnedRefund }) =>
      !isDone && kind !== 'dispute_reversal' && (of ?? returnedRefund)?.payment === payment,
  );
  return {
    ...{ name, for: payment.for, amount: cents, status: end === undefined ? 'paid' : 'voided' },
    ...(side === 'lister' && { fee, mayRefund: mayRefund(model, payment) }),
    ...(side === 'lister' &&
      pendingMoves.length > 0 && { owedToLister: sum(pendingMoves, (move) => move.cents) }),
    periods: periodsOf(model, payment),
    credit: creditOfPayment(model, payment),
    refunds: refunds.map(
      ({ cents: amount, state, method, at, movedAt, tries, returns, nextTry }) => ({
        ...{ amount, state, method },
        on: localDay(tries.at(-1)?.at ?? movedAt ?? at, model.stay.zone),
        returns,
        nextTry: nextTry === null ? null : localDay(nextTry, model.stay.zone),
      }),
    ),
    refund: sum(refunds, returnedBy),
    kept: sum(refunds, keptBy),
    dispute: dispute === undefined ? null : { state: dispute.state, amount: dispute.cents },
  };
}

/** What of a payment covers no rent, or had covered none before it was voided. */
export const creditOfPayment = (model: Model, { name, void: end }: Payment): number =>
  end?.credit ?? creditOfSource(model, name);

/** What a payment covers, or had covered before it was voided. */
export function periodsOf(model: Model, payment: Payment): PaymentReading['periods'] {
  const { name, cents, row, void: end } = payment;
  const of = ({ from, to, ...rest }: Row, amount: number) => ({
    ...{ from, to, amount, of: rest.cents + carriedOf({ from, to, ...rest }) },
  });
  if (row !== undefined) return [of(row, cents)];
  return model.rows.flatMap((row) => {
    const shares = (end?.shares ?? model.shares).filter(
      (share) => share.source === name && share.row === row,
    );
    const amount = sum(shares, (share) => share.cents);
    return amount > 0 ? [of(row, amount)] : [];
  });
}

/** What is due and unpaid: rent less credit, the deposit, and open requests, each once, in parts. */
function owedOf(model: Model) {
  const due = model.rows.filter(({ state, due: at }) => state === 'open' && at <= model.now);
  const requests = model.requests.filter(({ state }) => state === 'pending');
  const requestSum = (...purposes: Purpose[]) =>
    sum(
      requests.filter((request) => purposes.includes(request.for)),
      ({ cents }) => cents,
    );
  const rent = sum(due, (row) => leftOf(model, row));
  const deposit = depositOf(model).open;
  const beyond =
    Math.max(0, requestSum('rent') - rent) + Math.max(0, requestSum('deposit') - deposit);
  const others = requestSum('parking', 'late_fee', 'extra_nights', 'damage', 'other');
  const parts = { rent, deposit, requests: beyond + others };
  const { zone } = model.stay;
  const days = [
    ...due.flatMap(({ due: at, createdAt }) => [[dueDayOf(at, zone), localDay(createdAt, zone)]]),
    ...requests.map(({ at }) => [localDay(at, zone)]),
    ...(deposit > 0 ? [[localDay(model.acceptedAt, zone)]] : []),
  ].map((both) => both.toSorted().at(-1) ?? '');
  const since = days.toSorted()[0] ?? '';
  return { amount: rent + deposit + parts.requests, ...parts, since };
}

export const depositHeld = ({ movements }: Model): number =>
  sum(movements, (movement) => movement.deposit);

/** What the lister holds. A refund leaves at once; what it keeps moves once the bank has answered. */
const depositLeft = (model: Model): number =>
  depositHeld(model) -
  sum(
    model.refunds.filter(({ payment }) => payment.for === 'deposit'),
    (refund) => (refund.movedAt === null ? keptBy(refund) : 0),
  );

/** What became of the deposit, once it is accepted. */
export function depositOf(model: Model) {
  const payments = model.payments.filter(
    (payment) => payment.for === 'deposit' && payment.void === undefined,
  );
  const refunds = model.refunds.filter(({ payment }) => payments.includes(payment));
  const paid = sum(payments, ({ cents }) => cents);
  const settledCents = sum(refunds, (refund) => returnedBy(refund) + keptBy(refund));
  const taken = sum(
    model.disputes.filter(({ payment }) => payments.includes(payment)),
    (dispute) => dispute.taken - dispute.givenBack,
  );
  const lost = Math.max(0, Math.min(taken, paid - settledCents));
  const missing = Math.max(0, model.stay.deposit - (paid - lost));
  const pendingDisputes = sum(
    model.disputes.filter(({ payment, state }) => payments.includes(payment) && state === 'open'),
    (dispute) => dispute.taken - dispute.givenBack,
  );
  const open = Math.max(0, missing - pendingDisputes);
  const requested = sum(
    model.requests.filter((request) => request.state === 'pending' && request.for === 'deposit'),
    ({ cents }) => cents,
  );
  return {
    paid,
    held: depositLeft(model),
    open: model.status === 'accepted' ? open : 0,
    returned: sum(refunds, returnedBy),
    kept: sum(refunds, keptBy),
    taken,
    /** Of that, what the bank has not decided about. */
    disputed: Math.min(taken, pendingDisputes),
    isMissing: missing > 0,
    /** Beyond what open requests ask for. */
    unpaid: Math.max(0, open - requested),
    isCharged: payments.some(({ kind }) => kind === 'deposit'),
  };
}

export interface Sums {
  amount: number;
  deposit: number;
  fee: number;
}

const sumsOf = (movements: readonly Movement[]): Sums => ({
  amount: sum(movements, (movement) => movement.amount),
  deposit: sum(movements, (movement) => movement.deposit),
  fee: sum(movements, (movement) => movement.fee),
});

/** The sums of a statement, of a month of revenue, and of the CSV: a year or a month by its start. */
export const sumsIn = ({ movements }: Model, start: string): Sums =>
  sumsOf(movements.filter(({ countsOn }) => countsOn.startsWith(start)));

/** The lines of the CSV of a year, in the order in which the money moved. */
export const linesOf = ({ movements }: Model, year: number): Movement[] =>
  movements.filter(({ countsOn }) => countsOn.startsWith(`${year}-`));

/** Movements of a year that were recorded after it had closed. */
export const afterClosing = ({ movements }: Model, year: number): Movement[] =>
  movements.filter(
    ({ day, countsOn }) => day.startsWith(`${year}-`) && !countsOn.startsWith(`${year}-`),
  );

/** What the provider holds for the lister, payouts included: the journal's connected account. */
export const heldForLister = ({ movements }: Model): number =>
  sum(
    movements.filter(({ byCard }) => byCard),
    ({ amount, deposit, fee }) => amount + deposit + fee,
  );

/** Everything that a side reads now. */
export function readingsOf(model: Model, side: Side) {
  const isKept = model.status !== 'pending';
  return {
    nextCharge: nextCharge(model),
    credit: creditOf(model),
    depositHeld: isKept ? depositLeft(model) : null,
    deposit: depositOf(model),
    owed: owedOf(model),
    rows: rowsOf(model),
    payments: model.payments.map((payment) => readPayment(model, payment, side)),
    remaining: model.payments.map((payment) => remaining(model, payment)),
    requests: model.requests.map(({ name, state, cents }) => ({ name, state, cents })),
    rentChange: shownChange(model),
    mails: model.mails.filter(({ to }) => to === side),
  };
}
