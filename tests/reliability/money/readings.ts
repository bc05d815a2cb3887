import { pauseOf } from './autopay.ts';
import { keptBy, mayRefund, remaining, returnedBy } from './banks.ts';
import {
  type Book,
  carriedOf,
  coveredOf,
  creditOf,
  creditOfSource,
  type Dispute,
  leftOf,
  type Payment,
  type Refund,
  type Row,
  sum,
} from './book.ts';
import { mayCollect } from './cards.ts';
import { isObjectedTo, nextCharge } from './charges.ts';
import { localDay } from './days.ts';
import type { Purpose } from './event.ts';
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

export const rowsOf = (book: Book): RowReading[] =>
  book.rows.filter(({ state }) => state !== 'cancelled').map((row) => readRow(book, row));

function readRow(book: Book, row: Row): RowReading {
  const charge = book.payments.find((payment) => payment.row === row);
  const own = book.movements.filter(({ payment }) => payment === charge?.name);
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
    paid: coveredOf(book, row) + (charge?.cents ?? 0),
    refunded: of('refund', 'return'),
    takenBack: of('taken_by_bank', 'given_back'),
    state: stateOf(book, row),
    isObjectedTo: row.state === 'open' && isObjectedTo(book, row.name),
    objections: objectionsOf(book, row.name),
    isUnconfirmed: row.state === 'open' && row.isUnconfirmed,
    next: nextAttemptOf(book, row),
    mayCollect: mayCollect(book, row),
  };
}

/** Nothing where no attempt is certain to come. */
function nextAttemptOf(book: Book, row: Row): number | null {
  const isPaused = pauseOf(book) !== null;
  const isWaiting = isPaused || row.isUnconfirmed || row.isBlocked || isObjectedTo(book, row.name);
  return row.state === 'open' && row.isAuto && !isWaiting ? row.nextAttempt : null;
}

export const objectionsOf = ({ objections }: Book, name: string): string[] =>
  objections.filter(({ payment }) => payment === name).map(({ state }) => state);

function stateOf({ now }: Book, row: Row): RowReading['state'] {
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
export function readPayment(book: Book, payment: Payment, side: Side): PaymentReading {
  const { name, cents, fee, void: end } = payment;
  const refunds = book.refunds.filter((refund) => refund.payment === payment);
  const dispute = book.disputes.find((item) => item.payment === payment);
  const owed = book.moves.filter(
    ({ isDone, kind, dispute: of, refund: returned }) =>
      !isDone && kind !== 'dispute_reversal' && (of ?? returned)?.payment === payment,
  );
  return {
    ...{ name, for: payment.for, amount: cents, status: end === undefined ? 'paid' : 'voided' },
    ...(side === 'lister' && { fee, mayRefund: mayRefund(book, payment) }),
    ...(side === 'lister' && owed.length > 0 && { owedToLister: sum(owed, (one) => one.cents) }),
    periods: periodsOf(book, payment),
    credit: creditOfPayment(book, payment),
    refunds: refunds.map(
      ({ cents: amount, state, method, at, movedAt, tries, returns, nextTry }) => ({
        ...{ amount, state, method },
        on: localDay(tries.at(-1)?.at ?? movedAt ?? at, book.stay.zone),
        returns,
        nextTry: nextTry === null ? null : localDay(nextTry, book.stay.zone),
      }),
    ),
    refund: sum(refunds, returnedBy),
    kept: sum(refunds, keptBy),
    dispute: dispute === undefined ? null : { state: dispute.state, amount: dispute.cents },
  };
}

/** What of a payment covers no rent, or had covered none before it was voided. */
export const creditOfPayment = (book: Book, { name, void: end }: Payment): number =>
  end?.credit ?? creditOfSource(book, name);

/** What a payment covers, or had covered before it was voided. */
export function periodsOf(book: Book, payment: Payment): PaymentReading['periods'] {
  const { name, cents, row, void: end } = payment;
  const of = ({ from, to, ...rest }: Row, amount: number) => ({
    ...{ from, to, amount, of: rest.cents + carriedOf({ from, to, ...rest }) },
  });
  if (row !== undefined) return [of(row, cents)];
  return book.rows.flatMap((item) => {
    const shares = (end?.shares ?? book.shares).filter(
      (share) => share.source === name && share.row === item,
    );
    const amount = sum(shares, (share) => share.cents);
    return amount > 0 ? [of(item, amount)] : [];
  });
}

/** What is due and unpaid: rent less credit, the deposit, and open requests, each once, in parts. */
function owedOf(book: Book) {
  const due = book.rows.filter(({ state, due: at }) => state === 'open' && at <= book.now);
  const requests = book.requests.filter(({ state }) => state === 'pending');
  const asked = (...purposes: Purpose[]) =>
    sum(
      requests.filter((request) => purposes.includes(request.for)),
      ({ cents }) => cents,
    );
  const rent = sum(due, (row) => leftOf(book, row));
  const deposit = depositOf(book).open;
  const beyond = Math.max(0, asked('rent') - rent) + Math.max(0, asked('deposit') - deposit);
  const others = asked('parking', 'late_fee', 'extra_nights', 'damage', 'other');
  const parts = { rent, deposit, requests: beyond + others };
  return { amount: rent + deposit + parts.requests, ...parts };
}

export const depositHeld = ({ movements }: Book): number => sum(movements, (one) => one.deposit);

/** What the lister holds. A refund leaves at once; what it keeps moves once the bank has answered. */
const depositLeft = (book: Book): number =>
  depositHeld(book) -
  sum(
    book.refunds.filter(({ payment }) => payment.for === 'deposit'),
    (one) => (one.movedAt === null ? keptBy(one) : 0),
  );

/** What became of the deposit, once it is accepted. */
export function depositOf(book: Book) {
  const payments = book.payments.filter(
    (item) => item.for === 'deposit' && item.void === undefined,
  );
  const refunds = book.refunds.filter(({ payment }) => payments.includes(payment));
  const paid = sum(payments, ({ cents }) => cents);
  const settled = sum(refunds, (one) => returnedBy(one) + keptBy(one));
  const taken = sum(
    book.disputes.filter(({ payment }) => payments.includes(payment)),
    (one) => one.taken - one.givenBack,
  );
  const lost = Math.max(0, Math.min(taken, paid - settled));
  const missing = Math.max(0, book.stay.deposit - (paid - lost));
  const undecided = sum(
    book.disputes.filter(({ payment, state }) => payments.includes(payment) && state === 'open'),
    (one) => one.taken - one.givenBack,
  );
  const open = Math.max(0, missing - undecided);
  return {
    paid,
    held: depositLeft(book),
    open: book.status === 'accepted' ? open : 0,
    returned: sum(refunds, returnedBy),
    kept: sum(refunds, keptBy),
    taken,
    isMissing: missing > 0,
    isCharged: payments.some(({ kind }) => kind === 'deposit'),
  };
}

export interface Sums {
  amount: number;
  deposit: number;
  fee: number;
}

const sumsOf = (movements: readonly Movement[]): Sums => ({
  amount: sum(movements, (one) => one.amount),
  deposit: sum(movements, (one) => one.deposit),
  fee: sum(movements, (one) => one.fee),
});

/** The sums of a statement, of a month of revenue, and of the CSV: a year or a month by its start. */
export const sumsIn = ({ movements }: Book, start: string): Sums =>
  sumsOf(movements.filter(({ countsOn }) => countsOn.startsWith(start)));

/** The lines of the CSV of a year, in the order in which the money moved. */
export const linesOf = ({ movements }: Book, year: number): Movement[] =>
  movements.filter(({ countsOn }) => countsOn.startsWith(`${year}-`));

/** Movements of a year that were recorded after it had closed. */
export const afterClosing = ({ movements }: Book, year: number): Movement[] =>
  movements.filter(
    ({ day, countsOn }) => day.startsWith(`${year}-`) && !countsOn.startsWith(`${year}-`),
  );

/** What the provider holds for the lister, payouts included: the journal's connected account. */
export const heldForLister = ({ movements }: Book): number =>
  sum(
    movements.filter(({ byCard }) => byCard),
    ({ amount, deposit, fee }) => amount + deposit + fee,
  );

/** Everything that a side reads now. */
export function readingsOf(book: Book, side: Side) {
  const isKept = book.status !== 'pending';
  return {
    nextCharge: nextCharge(book),
    credit: creditOf(book),
    depositHeld: isKept ? depositLeft(book) : null,
    deposit: depositOf(book),
    owed: owedOf(book),
    rows: rowsOf(book),
    payments: book.payments.map((payment) => readPayment(book, payment, side)),
    remaining: book.payments.map((payment) => remaining(book, payment)),
    requests: book.requests.map(({ name, state, cents }) => ({ name, state, cents })),
    rentChange: shownChange(book),
    mails: book.mails.filter(({ to }) => to === side),
  };
}
