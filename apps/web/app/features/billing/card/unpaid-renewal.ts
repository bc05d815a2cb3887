import type { contract } from '@crewpad/contract';

/** A renewal that a card was charged for. */
export type CardRenewal = NonNullable<contract.billing.ChargedRenewal>;

/** The renewal that the card could not pay; null if there is none, or it is paid or in progress. */
export function unpaidRenewal(renewal: contract.billing.ChargedRenewal): CardRenewal | null {
  if (renewal === null || renewal.status === 'paid' || renewal.status === 'processing') return null;
  return renewal;
}
