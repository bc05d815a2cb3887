import { type ObjectionSubject, toDollars } from '@crewpad/domain';
import type { ChangeSummary } from '../../../platform/database/column-types.ts';
import type { TransactionRow } from './queries/find-transactions.ts';

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
 * @param known what an earlier objection is about
 */
export function objectionSummary(
  payment: Payment,
  known: ObjectionSubject | null,
  part: ObjectionPart,
): ChangeSummary {
  const target = objectionTargets(payment).find((one) => isSamePart(one, part));
  const about = known ?? target?.about ?? null;
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

export const isSamePart = (one: ObjectionPart, other: ObjectionPart): boolean =>
  one.refund_id === other.refund_id && one.line === other.line;

/** What the tenant can still object to, once for each part. */
export const objectionable = (payment: Payment): Target[] =>
  objectionTargets(payment).filter(
    (target) => !payment.objections.some((one) => isSamePart(one, target)),
  );
