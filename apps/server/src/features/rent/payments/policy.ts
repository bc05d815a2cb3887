import {
  CARD_AMOUNT_MAX,
  COLLECTION,
  isCardAmount,
  type ObjectionSubject,
  type PaymentRequestStatus,
  toDollars,
  VOIDED_WITHIN_DAYS,
} from '@crewpad/domain';
import type { MemberActor } from '../../../platform/access/actor.ts';
import { allowed, type Decision, refused } from '../../../platform/access/decision.ts';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import { accountLocked, conflict, forbidden, notFound, refusal } from '../../../platform/errors.ts';
import type { TransactionRow } from './payments.queries.ts';
import type { RequestRow } from './requests.queries.ts';

/** The inputs of permissions on payments. */
type PartiesOfTransaction = Pick<
  TransactionRow,
  | 'lister_id'
  | 'payer_id'
  | 'status'
  | 'obligation_status'
  | 'amount_cents'
  | 'returned_cents'
  | 'kept_cents'
  | 'has_refund_in_flight'
  | 'dispute'
  | 'refunds'
  | 'payee_is_ready'
  | 'is_collection_held'
  | 'lister_name'
  | 'type'
  | 'collection'
  | 'created_at'
>;

type TransactionAction = 'refund' | 'pay' | 'void' | 'write_off';

/** The amount that can still be refunded or kept, in whole cents. */
export const remainingOf = ({
  amount_cents,
  returned_cents,
  kept_cents,
}: Pick<TransactionRow, 'amount_cents' | 'returned_cents' | 'kept_cents'>) =>
  Math.max(0, amount_cents - returned_cents - kept_cents);

/** Whether a member can refund or pay a transaction now. */
export function canWithTransaction(
  actor: MemberActor,
  action: TransactionAction,
  row: PartiesOfTransaction,
  now: Date,
  cardAmountMax = CARD_AMOUNT_MAX,
): Decision {
  const part = partOf(actor, row);
  if (part === undefined) return refused(notFound);
  if (part !== (action === 'pay' ? 'tenant' : 'lister')) return refused(forbidden);
  if (action === 'pay') return canPay(row, cardAmountMax);
  if (action === 'write_off') return canWriteOff(row);
  // Only what goes back to a card is certain to arrive.
  const isOutside = action === 'void' || row.type === 'manual';
  if (actor.isCollectionHeld && isOutside) return refused(accountLocked);
  return action === 'refund' ? canRefund(row) : canVoid(row, now);
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Only an entry, of which nothing was returned or kept. */
function canVoid(row: PartiesOfTransaction, now: Date): Decision {
  const { type, status, returned_cents, kept_cents, created_at } = row;
  const isWhole = returned_cents === 0 && kept_cents === 0;
  if (type !== 'manual' || status !== 'paid' || !isWhole) {
    return refused(() => refusal(409, 'VOID_NOT_POSSIBLE', 'rent:void_not_possible'));
  }
  if (now.getTime() - created_at.getTime() > VOIDED_WITHIN_DAYS * DAY_MS) {
    return refused(() => refusal(409, 'VOID_TOO_LATE', 'rent:void_too_late'));
  }
  return allowed;
}

const partOf = ({ id }: MemberActor, { lister_id, payer_id }: PartiesOfTransaction) => {
  if (id === lister_id) return 'lister';
  return id === payer_id ? 'tenant' : undefined;
};

function canRefund(row: PartiesOfTransaction): Decision {
  if (row.status === 'voided') return refused(() => conflict('rent:was_voided'));
  if (row.status !== 'paid') return refused(() => conflict('rent:not_paid_yet'));
  if (row.has_refund_in_flight) {
    return refused(() => conflict('rent:refund_in_progress'));
  }
  if (row.dispute?.state === 'open' || row.dispute?.state === 'lost') {
    return refused(() => conflict('rent:taken_by_bank'));
  }
  // What the card is tried with again can be returned another way.
  const isRetried = row.refunds.some(({ state }) => state === 'retrying');
  if (remainingOf(row) === 0 && !isRetried) return refused(() => conflict('rent:returned'));
  return allowed;
}

function canWriteOff({
  type,
  status,
  obligation_status,
  collection,
}: PartiesOfTransaction): Decision {
  const isOpen = status !== 'paid' && obligation_status !== 'cancelled';
  if (type !== 'rent' || !isOpen || collection !== COLLECTION.manual) {
    return refused(() => conflict('rent:not_written_off'));
  }
  return obligation_status === 'collecting'
    ? refused(() => conflict('rent:charge_in_progress'))
    : allowed;
}

function canPay(
  {
    status,
    obligation_status,
    payee_is_ready,
    is_collection_held,
    lister_name: name,
    amount_cents,
  }: PartiesOfTransaction,
  cardAmountMax: number,
): Decision {
  const isOpen = status !== 'paid' && obligation_status !== null;
  if (!isOpen || obligation_status === 'cancelled') {
    return refused(() => conflict('rent:nothing_to_pay'));
  }
  if (obligation_status === 'collecting') {
    return refused(() => conflict('rent:charge_in_progress'));
  }
  if (is_collection_held) {
    return refused(() => conflict(({ t }) => t('billing:collections_held', { name })));
  }
  if (!isCardAmount(amount_cents, cardAmountMax)) {
    return refused(() => conflict('billing:not_by_card'));
  }
  return payee_is_ready ? allowed : refused(() => conflict('rentals:closed_to_payments'));
}

type RequestAction = 'pay' | 'reject' | 'edit' | 'withdraw' | 'dismiss';

type RequestParties = Pick<RequestRow, 'lister_id' | 'tenant_id' | 'status' | 'obligation_status'>;

/** The status of a request for members; undefined if it was withdrawn. */
export function statusOf({
  status,
  obligation_status,
}: Pick<RequestRow, 'status' | 'obligation_status'>): PaymentRequestStatus | undefined {
  if (status === 'withdrawn') return undefined;
  return status === 'pending' && obligation_status === 'collecting' ? 'processing' : status;
}

/** Whether its tenant has started to pay and has not confirmed it with the bank. */
export const waitsForBank = ({
  status,
  obligation_status,
}: Pick<RequestRow, 'status' | 'obligation_status'>): boolean =>
  status === 'pending' && obligation_status === 'action_required';

const BY_LISTER: readonly RequestAction[] = ['edit', 'withdraw', 'dismiss'];

/** The caller's role in a request; undefined if none. */
export function partInRequest(
  { id }: Pick<MemberActor, 'id'>,
  { lister_id, tenant_id }: RequestParties,
): 'lister' | 'tenant' | undefined {
  if (id === lister_id) return 'lister';
  return id === tenant_id ? 'tenant' : undefined;
}

/** Whether a member can take an action on a payment request now; the rows of authorization.csv. */
export function canWithRequest(
  actor: MemberActor,
  action: RequestAction,
  request: RequestParties,
): Decision {
  const part = partInRequest(actor, request);
  if (part === undefined) return refused(notFound);
  if (part !== (BY_LISTER.includes(action) ? 'lister' : 'tenant')) return refused(forbidden);
  const status = statusOf(request);
  if (action === 'dismiss') {
    return status === 'rejected' ? allowed : refused(() => conflict('rent:not_rejected'));
  }
  if (status === 'pending') return allowed;
  const isPaying = status === 'processing';
  return refused(() =>
    isPaying
      ? refusal(409, 'PAYMENT_IN_PROGRESS', 'rent:charge_in_progress_wait')
      : conflict('rent:not_pending'),
  );
}

/** A part of a payment that can be objected to. */
export interface ObjectionPart {
  refund_id: number | null;
  line: number | null;
}

interface Target extends ObjectionPart {
  about: ObjectionSubject;
  /** US dollars. */
  amount: number;
  /** The period of rent, or the day of a payment or return. */
  days: { from: string | null; to: string | null };
  /** Of a deduction. */
  reason: string | null;
}

type Payment = Pick<
  TransactionRow,
  | 'type'
  | 'status'
  | 'amount_cents'
  | 'rent_cents'
  | 'carried_cents'
  | 'settlements'
  | 'objections'
  | 'period_from'
  | 'period_to'
  | 'paid_on'
>;

/** What the tenant can object to in general: rent, an entry, returns outside, and deductions. */
export function objectionTargets(payment: Payment): Target[] {
  const { type, status, settlements } = payment;
  const amount = toDollars(objectedCents(payment, { refund_id: null, line: null }));
  const { period_from, period_to, paid_on } = payment;
  const days = type === 'rent' ? { from: period_from, to: period_to } : { from: paid_on, to: null };
  const whole = { refund_id: null, line: null, amount, days, reason: null };
  const subjects: Partial<Record<typeof type, ObjectionSubject>> = {
    rent: 'rent',
    manual: 'entry',
  };
  const about = subjects[type];
  const isOver = status === 'voided' || status === 'written_off';
  return [
    ...(about === undefined || isOver ? [] : [{ ...whole, about }]),
    ...settlements.flatMap(({ id: refund_id, method, amount_cents: returned, deductions, on }) => {
      const of = { ...whole, refund_id, days: { from: on, to: null } };
      return [
        ...(method === 'outside' && returned > 0
          ? [{ ...of, about: 'return' as const, amount: toDollars(returned) }]
          : []),
        ...deductions.map(({ reason, amount_cents: cents }, line) => ({
          ...{ ...of, about: 'deduction' as const, line, reason, amount: toDollars(cents) },
        })),
      ];
    }),
  ];
}

/** The amount of a part; of rent what is owed for its period, whatever has covered it. */
export function objectedCents(
  { amount_cents, rent_cents, carried_cents, settlements }: Omit<Payment, 'objections'>,
  { refund_id, line }: ObjectionPart,
): number {
  const settlement = settlements.find(({ id }) => id === refund_id);
  if (settlement === undefined) {
    return rent_cents === null ? amount_cents : rent_cents + carried_cents;
  }
  if (line === null) return settlement.amount_cents;
  return settlement.deductions[line]?.amount_cents ?? 0;
}

/**
 * What the history says of an objection: what it is about, with its amount and days.
 * @param subject what an earlier objection is about
 */
export function objectionSummary(
  payment: Payment,
  subject: ObjectionSubject | null,
  part: ObjectionPart,
): ChangeSummary {
  const target = objectionTargets(payment).find((item) => isSamePart(item, part));
  const about = subject ?? target?.about ?? null;
  const settlement = payment.settlements.find(({ id }) => id === part.refund_id);
  const isRent = about === 'rent';
  const [from, to] = isRent
    ? [payment.period_from, payment.period_to]
    : [settlement?.on ?? payment.paid_on, null];
  return {
    objection_about: { from: null, to: about },
    objection_amount: { from: null, to: objectedCents(payment, part) },
    objection_days: { from, to },
    ...(part.line !== null && {
      objection_reason: { from: null, to: settlement?.deductions[part.line]?.reason ?? null },
    }),
  };
}

export const isSamePart = (a: ObjectionPart, b: ObjectionPart): boolean =>
  a.refund_id === b.refund_id && a.line === b.line;

/** What the tenant can still object to, once for each part. */
export const objectionable = (payment: Payment): Target[] =>
  objectionTargets(payment).filter(
    (target) => !payment.objections.some((objection) => isSamePart(objection, target)),
  );
