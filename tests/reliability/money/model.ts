import { localDay } from './days.ts';
import type {
  AutopayState,
  Card,
  Deduction,
  Event,
  Purpose,
  RentChange,
  Stay,
  Step,
  Subject,
} from './event.ts';
import type { Mail } from './mail.ts';
import type { Movement } from './movements.ts';

/** The state of a stay's money. Instants in milliseconds, amounts in whole cents. */

/** The rent of one period. */
export interface Row {
  name: string;
  from: string;
  /** Exclusive. */
  to: string;
  cents: number;
  /** Rests of earlier rows that this one collects too. */
  carried: { from: Row; cents: number }[];
  /** A rest under 50 cents that another row collects, or that was waived. */
  passedOn: number;
  due: number;
  createdAt: number;
  lateFrom: number;
  state: 'open' | 'paid' | 'cancelled';
  closedAs?: 'trimmed' | 'voided' | 'written_off';
  /** It was due when it was cancelled. */
  wasDue?: boolean;
  isAuto: boolean;
  /** null: no attempt is planned. */
  nextAttempt: number | null;
  hasFailed: boolean;
  /** Until the tenant pays, and confirms that with their bank. */
  isUnconfirmed: boolean;
  /** It waits for another card, or for the lister's account or a bank. */
  isBlocked: boolean;
  /** The card that was refused for good, and when a card was last declined. */
  refusedCard: number | null;
  lastDecline: { card: number; at: number } | null;
  /** Both sides were told of a failure; the tenant of a missing card. */
  isFailureMailed: boolean;
  isEndMailed: boolean;
  isNoCardMailed: boolean;
  /** Its due time has come while the service ran. */
  isOpened: boolean;
  isDueMailed: boolean;
  isLateMailed: boolean;
  /** Its tenant was reminded of it after three days. */
  isOverdueMailed?: boolean;
  /** An automatic attempt has found an open objection: none is planned until it is closed. */
  isHeld: boolean;
  /** Until then no new card is charged: both sides were told when the card is. */
  noticeUntil: number;
  /** When AutoPay left it to the tenant. */
  manualSince: number | null;
  /** An entry for it was voided after it was due. */
  isVoided: boolean;
  /** The period was over when the service could first collect it. */
  isMissed: boolean;
  /** The entry or request that covered it before it was due. */
  openedBy?: string;
  replaces?: { row: Row; cause: string };
}

/** Money that covers rent of a row, waits as credit, or is kept. Only added to. */
export interface Share {
  source: string;
  row: Row | null;
  use: 'rent' | 'credit' | 'kept';
  cents: number;
}

/** A payment: a charge, or an entry of the lister. */
export interface Payment {
  name: string;
  kind: 'rent' | 'deposit' | 'request' | 'entry';
  for: Purpose;
  cents: number;
  fee: number;
  at: number;
  /** The tenant pays, or a schedule charges their card. */
  by: Step['by'];
  /** The day named by the lister. */
  paidOn?: string;
  /** The row that a charge of rent paid. */
  row?: Row;
  /** The periods are those that it had covered, and the credit what it had left. */
  void?: { at: number; shares: Share[]; credit: number };
}

interface Request {
  name: string;
  cents: number;
  /** What was asked for at first. */
  originalCents: number;
  for: Purpose;
  at: number;
  closedAt: number | null;
  state: 'pending' | 'complete' | 'rejected' | 'withdrawn';
  hasFailed: boolean;
}

interface Objection extends Subject {
  state: 'open' | 'answered' | 'withdrawn';
  at: number;
  closedAt: number | null;
}

export interface Refund {
  name: string;
  payment: Payment;
  cents: number;
  deductions: Deduction[];
  method: 'card' | 'outside';
  state: 'pending' | 'retrying' | 'done' | 'returned' | 'failed';
  at: number;
  /** When the lister paid it; what is kept counts from then on. */
  movedAt: number | null;
  returns: number;
  firstReturn: number | null;
  nextTry: number | null;
  /** The bank's returns, and the tries after them. */
  tries: { step: 'returned' | 'tried'; at: number; next: number | null }[];
  replaces?: Refund;
}

export interface Dispute {
  name: string;
  payment: Payment;
  state: 'inquiry' | 'open' | 'won' | 'lost';
  /** At stake. */
  cents: number;
  /** What the lister's account lost, and got back. */
  taken: number;
  givenBack: number;
  at: number;
  closedAt: number | null;
}

/** Money that must move at the provider besides charges. */
export interface Move {
  kind: 'dispute_reversal' | 'dispute_return' | 'refund_return';
  cents: number;
  dispute?: Dispute;
  refund?: Refund;
  isDone: boolean;
}

interface Terms {
  from: string;
  rent: number;
}

export interface Model {
  stay: Stay;
  now: number;
  /** Closed: an invitation that was canceled or declined. */
  status: 'pending' | 'closed' | 'accepted' | 'ended';
  acceptedAt: number;
  /** When it was sent last, and how often the invited person was reminded since. */
  invitedAt: number;
  reminders: number;
  checkout: string | null;
  checkoutHour: string;
  /** The other day that the tenant has asked for, and the answer until it is dismissed. */
  request: string | null;
  answer: { state: 'confirmed' | 'declined'; day: string; reason: string | null } | null;
  /** The local day of the end, once it has ended. */
  endedOn: string;
  endedAt: number;
  isSettled: boolean;
  /** Of the deposit that the lister still holds; and of which rent the tenant was. */
  isReminded: boolean;
  remindedFor: number;
  /** Before anything pauses it. */
  autopay: AutopayState;
  autopaySince: number;
  /** The lister's own switch, which ended it here if the tenant can be asked again. */
  offersAutopay: boolean;
  mayAskAgain: boolean;
  card: Card;
  /** How many cards the tenant has saved. */
  cards: number;
  /** When the tenant last agreed to AutoPay. */
  agreedAt: number | null;
  /** The rent or request whose payment the tenant was asked to confirm. */
  confirmation: { name: string; at: number } | null;
  refusesMoves: boolean;
  terms: Terms[];
  /** Oldest first. */
  rentChanges: RentChange[];
  hasReviewed: boolean;
  /** What the last change has agreed on, which may begin later. */
  rent: number;
  /** The first day without a row; null: no more rent. */
  nextRentOn: string | null;
  /** Rests that wait for the next row. */
  rests: { from: Row; cents: number }[];
  rows: Row[];
  shares: Share[];
  payments: Payment[];
  requests: Request[];
  refunds: Refund[];
  disputes: Dispute[];
  objections: Objection[];
  moves: Move[];
  movements: Movement[];
  mails: Mail[];
  /** The stay's own history; what happened to money is told by its rows. */
  steps: Step[];
  /** What each event did. */
  answers: ('done' | 'refused')[];
}

export function emptyModel(stay: Stay, at: number): Model {
  return {
    ...{
      stay,
      now: at,
      acceptedAt: at,
      invitedAt: at,
      reminders: 0,
      status: 'pending',
      checkout: stay.end,
    },
    checkoutHour: '11:00',
    ...{ request: null, answer: null, endedOn: '', endedAt: 0, isSettled: false },
    ...{ isReminded: false, remindedFor: 0 },
    ...{ autopay: stay.autopay ? 'on' : 'off', autopaySince: at, card: 'good' },
    ...{ offersAutopay: true, mayAskAgain: false, cards: 0, agreedAt: null, confirmation: null },
    ...{
      refusesMoves: false,
      terms: [{ from: stay.start, rent: stay.rent }],
      rentChanges: [],
      hasReviewed: false,
    },
    ...{ rent: stay.rent, nextRentOn: stay.start, rests: [], rows: [], shares: [], payments: [] },
    ...{ requests: [], refunds: [], disputes: [], objections: [], moves: [], movements: [] },
    mails: [{ about: 'stay', step: 'invited', subject: 'rental', to: 'tenant', cents: 0 }],
    ...{ steps: [{ action: 'invite', by: 'lister', at }], answers: [] },
  };
}

/** A rule of the product says no. */
export class Refusal extends Error {}

export function need<T>(value: T | undefined | null, what: string): T {
  if (value === undefined || value === null) throw new Refusal(what);
  return value;
}

export const sum = <T>(all: readonly T[], of: (item: T) => number): number =>
  all.reduce((total, item) => total + of(item), 0);

export const paymentOf = (model: Model, name: string): Payment =>
  need(
    model.payments.find((payment) => payment.name === name),
    `no payment ${name}`,
  );

export const coveredOf = (model: Model, row: Row): number =>
  sum(
    model.shares.filter((share) => share.row === row),
    ({ cents }) => cents,
  );

export const carriedOf = (row: Row): number => sum(row.carried, ({ cents }) => cents);

/** What a card is charged for a row. */
export const leftOf = (model: Model, row: Row): number =>
  row.cents + carriedOf(row) - row.passedOn - coveredOf(model, row);

export const creditOf = (model: Model): number =>
  sum(
    model.shares.filter(({ use }) => use === 'credit'),
    ({ cents }) => cents,
  );

export const creditOfSource = (model: Model, name: string): number =>
  sum(
    model.shares.filter(({ source, use }) => source === name && use === 'credit'),
    ({ cents }) => cents,
  );

export const todayOf = ({ now, stay }: Model): string => localDay(now, stay.zone);
export type Apply<K extends Event['on']> = (model: Model, event: Extract<Event, { on: K }>) => void;
