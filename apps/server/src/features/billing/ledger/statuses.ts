import type { ObligationStatus } from '@crewpad/domain';

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
