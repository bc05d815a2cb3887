import type { contract } from '@crewpad/contract';

const WORDS = {
  pending: 'pending',
  processing: 'processing',
  complete: 'completed',
  rejected: 'rejected',
} as const;

/** The label of a payment request's status; `unknown` for a status of a newer server. */
export function statusWord(status: string) {
  return Object.hasOwn(WORDS, status) ? WORDS[status as keyof typeof WORDS] : 'unknown';
}

type Request = Pick<contract.rentals.PaymentRequest, 'abilities' | 'status'>;

/** Why a request cannot be paid now. */
export type PayBlock = 'switched' | 'in_progress' | 'no_card' | null;

/** What prevents a tenant from paying a pending request; null if nothing. Pure. */
export function payBlock(
  { abilities, status }: Request,
  at: { hasCard: boolean; isSwitched: boolean; isBusy: boolean },
): PayBlock {
  if (at.isSwitched) return 'switched';
  if (at.isBusy || status === 'processing' || !abilities.pay) return 'in_progress';
  return at.hasCard ? null : 'no_card';
}
