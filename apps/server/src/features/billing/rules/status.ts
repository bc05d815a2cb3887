import type { ObligationStatus } from '@crewpad/domain';

/** What is still to be paid; among these a payment may go back and forth. */
export const OPEN_STATUSES = [
  'scheduled',
  'due',
  'collecting',
  'retry_wait',
  'action_required',
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

/** Whether news of the provider may lead from one status to the other: what was paid stays paid. */
export function mayBecome(from: ObligationStatus, to: ObligationStatus): boolean {
  return RANKS[to] >= RANKS[from];
}

export function isOpen(status: ObligationStatus): boolean {
  return RANKS[status] === 0;
}
