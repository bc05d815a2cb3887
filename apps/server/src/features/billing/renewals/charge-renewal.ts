import type { Billing } from '../billing.ts';
import { replaceCustomer } from '../cards/ensure-customer.ts';
import { changePlan } from '../collect/change-plan.ts';
import { collect } from '../collect/collect.ts';
import { isForAnother } from '../pay-term.ts';
import { readPayer } from '../queries/payer.ts';
import type { Renewal } from '../queries/renewal-facts.ts';

export type Charged =
  | 'paid'
  /** The card was not taken, or its owner has to confirm. */
  | 'refused'
  /** The customer and his card are gone at the provider. */
  | 'cardless'
  /** Somebody else works on it, or the provider cannot say yet. */
  | 'undecided';

/**
 * Charges the card on file for the present plan, without its owner.
 * @throws what the SDK throws.
 */
export async function chargeRenewal(
  billing: Billing,
  { id, memberId, owed, member: { plan }, card }: Renewal,
): Promise<Charged> {
  if (plan === null || card === null) return 'undecided';
  // The member may have tried another plan, and was declined.
  if (isForAnother({ plan: owed.plan, amount_cents: owed.amountCents }, plan)) {
    const changed = await changePlan(billing, id, plan);
    if (changed !== 'changed') return changed === 'paid' ? 'paid' : 'undecided';
  }
  const { paymentMethod } = card;
  const outcome = await collect(billing, id, { paymentMethod, plan, onSession: false });
  switch (outcome.kind) {
    case 'paid':
      return 'paid';
    case 'requires_action':
      return 'refused';
    case 'refused':
      switch (outcome.fault.kind) {
        case 'card':
        case 'unusable_method':
          return 'refused';
        case 'missing_customer':
          await replaceCustomer(
            billing,
            await readPayer(billing.db, memberId, billing.payments.mode),
          );
          return 'cardless';
        default:
          return 'undecided';
      }
    default:
      return 'undecided';
  }
}
