import type Stripe from 'stripe';
import { resourceMissing } from '../../errors.ts';
import type { Objects } from '../../store/objects.ts';

/** The requested capabilities of an account, with what Stripe still needs for them. */
export function capabilitiesOf(objects: Objects, account: Stripe.Account): Stripe.Capability[] {
  const { requested = {} } = objects.hidden(account.id);
  return Object.entries(requested).map(([id, at]) => capabilityOf(account, id, at));
}

export function findCapability(
  objects: Objects,
  account: Stripe.Account,
  id: string,
): Stripe.Capability {
  const capability = capabilitiesOf(objects, account).find((one) => one.id === id);
  if (!capability) throw resourceMissing('capability', id, 'id');
  return capability;
}

function capabilityOf(account: Stripe.Account, id: string, at: number): Stripe.Capability {
  const { requirements } = account;
  const status = new Map(Object.entries(account.capabilities ?? {})).get(id) ?? 'inactive';
  return {
    id,
    object: 'capability',
    account: account.id,
    future_requirements: { ...NOTHING_DUE },
    requested: true,
    requested_at: at,
    requirements: {
      ...NOTHING_DUE,
      currently_due: requirements?.currently_due ?? [],
      disabled_reason: status === 'active' ? null : 'requirements.fields_needed',
      eventually_due: requirements?.eventually_due ?? [],
      past_due: requirements?.past_due ?? [],
    },
    status,
  };
}

const NOTHING_DUE = {
  alternatives: [],
  current_deadline: null,
  currently_due: [],
  disabled_reason: null,
  errors: [],
  eventually_due: [],
  past_due: [],
  pending_verification: [],
};
