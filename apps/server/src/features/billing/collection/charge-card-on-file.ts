import { replaceLostCustomer } from '../cards/customers.ts';
import type { Lease } from '../ledger/commands/lease.ts';
import type { Billing } from '../provider.ts';
import { collectLeased } from './collect.ts';
import type { ChargeOutcome } from './outcome.ts';

/**
 * Charges a claimed obligation to the payer's card on file off-session.
 * @throws the SDK's errors
 */
export async function chargeCardOnFile(
  billing: Billing,
  lease: Lease,
  card: { paymentMethod: string } | null,
): Promise<ChargeOutcome> {
  if (card === null) return { kind: 'blocked', reason: 'no_card' };
  const { obligation } = lease;
  const request = { paymentMethod: card.paymentMethod, onSession: false };
  const outcome = await collectLeased(billing, lease, request);
  if (outcome.kind !== 'declined') return outcome;
  switch (outcome.refusal.kind) {
    case 'card':
    case 'unusable_method':
      return outcome;
    case 'payee_not_ready':
      return { kind: 'blocked', reason: 'payee_not_ready' };
    case 'missing_customer':
      // The card was deleted with its customer.
      await replaceLostCustomer(billing, obligation.payer_id);
      return { kind: 'blocked', reason: 'no_card' };
    default:
      return { kind: 'unavailable' };
  }
}
