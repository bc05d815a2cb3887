import type { contract } from '@crewpad/contract';

type Request = contract.rent.PaymentRequest;

const WORDS = {
  pending: 'pending',
  // Its payment is in progress, which its row says.
  processing: 'pending',
  complete: 'completed',
  rejected: 'rejected',
} as const;

/** The label of a payment request, the same in all lists; `unknown` for a status of a newer server. */
export function statusWord({
  status,
  taken_back,
  is_disputed,
}: {
  status: string;
  taken_back: number;
  is_disputed: boolean;
}) {
  if (status === 'complete' && is_disputed) return 'disputed';
  if (status === 'complete' && taken_back > 0) return 'taken_back';
  return Object.hasOwn(WORDS, status) ? WORDS[status as keyof typeof WORDS] : 'unknown';
}

/** Whether its tenant has neither paid nor rejected it. */
export const isOpenRequest = ({ status }: Pick<Request, 'status'>): boolean =>
  status === 'pending' || status === 'processing';

/** Why a request cannot be paid now. */
export type PayBlock =
  | 'switched'
  | 'in_progress'
  | 'collections_held'
  | 'payouts'
  | 'no_card'
  | null;

/** What prevents a tenant from paying a pending request; null if nothing. Pure. */
export function payBlock(
  { abilities, hold, status }: Pick<Request, 'abilities' | 'hold' | 'status'>,
  at: { hasCard: boolean; isSwitched: boolean; isBusy: boolean },
): PayBlock {
  if (at.isSwitched) return 'switched';
  if (at.isBusy || status === 'processing' || !abilities.pay) return 'in_progress';
  if (hold === 'payouts' || hold === 'collections_held') return hold;
  return at.hasCard ? null : 'no_card';
}
