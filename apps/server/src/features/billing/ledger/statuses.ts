import type { ObligationKind, ObligationStatus } from '@crewpad/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import {
  type ObligationKinds,
  type ObligationWords,
  rulesOf,
} from '../../../platform/payments/obligation-kinds.ts';
import type { Texts } from '../../../platform/texts.ts';

/** Open statuses, between which a payment can move in both directions. */
export const OPEN_STATUSES = [
  'scheduled',
  'due',
  'collecting',
  'retry_wait',
  'action_required',
  'blocked',
  'failed',
] as const satisfies readonly ObligationStatus[];

/** Open, and no charge is in flight at the provider. */
export const RESTING_STATUSES = [
  'scheduled',
  'due',
  'retry_wait',
  'blocked',
  'failed',
] as const satisfies readonly ObligationStatus[];

const RANKS: Readonly<Record<ObligationStatus, number>> = {
  scheduled: 0,
  due: 0,
  collecting: 0,
  retry_wait: 0,
  action_required: 0,
  blocked: 0,
  failed: 0,
  cancelled: 1,
  paid: 2,
  partially_refunded: 3,
  refunded: 4,
  disputed: 5,
};

/** Whether an event may change one status to another: a paid obligation stays paid. */
export function mayBecome(from: ObligationStatus, to: ObligationStatus): boolean {
  return RANKS[to] >= RANKS[from];
}

export function isOpen(status: ObligationStatus): boolean {
  return RANKS[status] === 0;
}

/**
 * Whether the payer has an unconfirmed payment of `o` that can still be confirmed. An automatic
 * charge that the bank declined because the payer has to confirm it is none: it can only be paid
 * again.
 */
export const isConfirming = sql<boolean>`(
  o.status = 'action_required' and exists (
    select from payment_attempts a where a.obligation_id = o.id and a.status = 'requires_action'))`;

/**
 * What an open row `o` becomes that is left to its payer. An automatic charge that waited for a
 * confirmation has failed: the bank is not asked again.
 */
export const leftToPayer = {
  status: sql<ObligationStatus>`case
    when o.status = 'action_required' and not ${isConfirming} then 'failed' else o.status end`,
  collection: 'hand',
  next_attempt_at: null,
} as const;

/** Describes obligations of any kinds, with one query per kind. @returns descriptions by id */
export async function describeObligations(
  db: Db,
  kinds: ObligationKinds,
  obligations: readonly { id: number; kind: ObligationKind }[],
  texts: Texts,
): Promise<(id: number) => ObligationWords> {
  const words = new Map<number, ObligationWords>();
  for (const kind of new Set(obligations.map((one) => one.kind))) {
    const ids = obligations.filter((one) => one.kind === kind).map(({ id }) => id);
    for (const [id, text] of await rulesOf(kinds, kind).describe(db, ids, texts))
      words.set(id, text);
  }
  const unknown = texts.t('billing:payment');
  return (id) => words.get(id) ?? { title: unknown, description: '', summary: unknown };
}
