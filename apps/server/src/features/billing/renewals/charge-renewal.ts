import type { Billing } from '../billing.ts';
import { replaceCustomer } from '../cards/ensure-customer.ts';
import { changePlan } from '../collect/change-plan.ts';
import { collect } from '../collect/collect.ts';
import type { Refusal } from '../collect/outcome.ts';
import { isForAnother } from '../pay-term.ts';
import { readPayer } from '../queries/payer.ts';
import type { Renewal } from '../queries/renewal-facts.ts';

export type Charged =
  | { kind: 'paid' }
  /** The card was not taken. */
  | { kind: 'refused'; fault: Refusal }
  /** Its owner has to confirm. */
  | { kind: 'asks' }
  /** The customer and his card are gone at the provider. */
  | { kind: 'cardless'; fault: Refusal }
  /** Somebody else works on it, or the provider cannot say yet. */
  | { kind: 'undecided' };

/**
 * Charges the card on file for the present plan, without its owner.
 * @throws what the SDK throws.
 */
export async function chargeRenewal(
  billing: Billing,
  { id, memberId, owed, member: { plan }, card }: Renewal,
): Promise<Charged> {
  if (plan === null || card === null) return { kind: 'undecided' };
  // The member may have tried another plan, and was declined.
  if (isForAnother({ plan: owed.plan, amount_cents: owed.amountCents }, plan)) {
    const changed = await changePlan(billing, id, plan);
    if (changed !== 'changed') return { kind: changed === 'paid' ? 'paid' : 'undecided' };
  }
  const { paymentMethod } = card;
  const outcome = await collect(billing, id, { paymentMethod, plan, onSession: false });
  switch (outcome.kind) {
    case 'paid':
      return { kind: 'paid' };
    case 'requires_action':
      return { kind: 'asks' };
    case 'refused':
      return refused(billing, memberId, outcome.fault);
    default:
      return { kind: 'undecided' };
  }
}

async function refused(billing: Billing, memberId: number, fault: Refusal): Promise<Charged> {
  switch (fault.kind) {
    case 'card':
    case 'unusable_method':
      return { kind: 'refused', fault };
    case 'missing_customer':
      await replaceCustomer(billing, await readPayer(billing.db, memberId, billing.payments.mode));
      return { kind: 'cardless', fault };
    default:
      return { kind: 'undecided' };
  }
}
