import type Stripe from 'stripe';

/** The onboarding state of an account. */
export const ACCOUNT_STATES = ['new', 'complete', 'needs_more', 'restricted', 'rejected'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Stripe's requirements for a person who receives money in the US. */
const FIRST_QUESTIONS = [
  'business_profile.product_description',
  'external_account',
  'individual.address.line1',
  'individual.dob.day',
  'individual.email',
  'individual.first_name',
  'individual.last_name',
  'individual.ssn_last_4',
  'tos_acceptance.date',
];

const DUE: Record<AccountState, string[]> = {
  new: FIRST_QUESTIONS,
  complete: [],
  needs_more: ['individual.verification.document'],
  restricted: ['individual.id_number', 'individual.verification.document'],
  rejected: [],
};

const DISABLED: Record<AccountState, Stripe.Account.Requirements.DisabledReason | null> = {
  new: 'requirements.past_due',
  complete: null,
  needs_more: 'action_required.requested_capabilities',
  restricted: 'requirements.past_due',
  rejected: 'rejected.fraud',
};

type StateFields = Pick<
  Stripe.Account,
  'capabilities' | 'charges_enabled' | 'details_submitted' | 'payouts_enabled' | 'requirements'
>;

/** The fields of an account in a state. @param requested the names of its capabilities */
export function stateFields(state: AccountState, requested: readonly string[]): StateFields {
  const isComplete = state === 'complete';
  return {
    capabilities: Object.fromEntries(
      requested.map((name) => [name, isComplete ? 'active' : 'inactive']),
    ),
    charges_enabled: isComplete,
    details_submitted: state !== 'new',
    payouts_enabled: isComplete,
    requirements: requirementsOf(state),
  };
}

/** What Stripe requires in a state. */
export function requirementsOf(state: AccountState): Stripe.Account.Requirements {
  const due = DUE[state];
  return {
    alternatives: [],
    current_deadline: null,
    currently_due: due,
    disabled_reason: DISABLED[state],
    errors:
      state === 'restricted' || state === 'needs_more'
        ? [
            {
              code: 'verification_document_missing_front',
              reason: 'The front of the identity document is missing.',
              requirement: 'individual.verification.document',
            },
          ]
        : [],
    eventually_due: due,
    past_due: state === 'needs_more' ? [] : due,
    pending_verification: [],
  };
}
