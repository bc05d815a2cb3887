import type Stripe from 'stripe';
import { invalidRequest, resourceMissing, StripeSandboxError } from '../../errors.ts';
import type { Objects } from '../../store/objects.ts';

/** The numbers of a bank account that an owner enters in the onboarding. */
export type BankNumber = 'IBAN' | 'routing number' | 'sort code' | 'transit number' | 'BSB';

interface Country {
  currency: string;
  bank: BankNumber;
  /** Days until a charge is paid out, at the least. */
  leastDelay: number;
  /** It is in the region of a platform in the US, whose charges can go there. */
  isServed: boolean;
}

const served = (currency: string, bank: BankNumber, leastDelay = 3): Country => ({
  ...{ currency, bank, leastDelay },
  isServed: true,
});
const other = (currency: string, bank: BankNumber = 'routing number'): Country => ({
  ...{ currency, bank, leastDelay: 3 },
  isServed: false,
});
const EURO = served('eur', 'IBAN');

/** The countries of accounts. */
const countries: Readonly<Record<string, Country>> = {
  US: served('usd', 'routing number', 2),
  CA: served('cad', 'transit number'),
  GB: served('gbp', 'sort code'),
  CH: served('chf', 'IBAN'),
  CZ: served('czk', 'IBAN'),
  DK: served('dkk', 'IBAN'),
  HU: served('huf', 'IBAN'),
  LI: served('chf', 'IBAN'),
  NO: served('nok', 'IBAN'),
  PL: served('pln', 'IBAN'),
  RO: served('ron', 'IBAN'),
  SE: served('sek', 'IBAN'),
  ...Object.fromEntries(
    'AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MT NL PT SI SK'
      .split(' ')
      .map((code) => [code, EURO]),
  ),
  AE: other('aed', 'IBAN'),
  AU: other('aud', 'BSB'),
  BR: other('brl'),
  HK: other('hkd'),
  JP: other('jpy'),
  MX: other('mxn'),
  NZ: other('nzd'),
  SG: other('sgd'),
};

/** Throws Stripe's 400 for a country without accounts. */
export function accountCountry(code: string): Country {
  const country = Object.hasOwn(countries, code) ? countries[code] : undefined;
  if (country) return country;
  throw invalidRequest(`Country '${code}' is unknown. Accounts cannot be created there.`, {
    code: 'country_unsupported',
    param: 'country',
  });
}

/** Throws Stripe's 400 for an account that a charge in the US cannot be settled to. */
function requireServed(code: string, param: string): void {
  if (accountCountry(code).isServed) return;
  throw invalidRequest(
    `Cannot create a destination charge for connected accounts in ${code} because funds would be settled on the platform and the connected account is outside the platform's region. You may use the \`on_behalf_of\` parameter to have the charge settle in the connected account's country.`,
    { param },
  );
}

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
  const capability = capabilitiesOf(objects, account).find((item) => item.id === id);
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

/** The account, unless it is missing, deleted or disconnected. */
function connectedAccount(objects: Objects, id: string): Stripe.Account | undefined {
  const account = objects.find('account', id);
  if (!account || 'deleted' in account) return undefined;
  return objects.hidden(id).isDisconnected ? undefined : (account as Stripe.Account);
}

/** The account that a call is made for. Throws Stripe's 403, which does not reveal whether it exists. */
export function accessibleAccount(objects: Objects, id: string): Stripe.Account {
  const account = connectedAccount(objects, id);
  if (account) return account;
  throw new StripeSandboxError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    doc_url: 'https://stripe.com/docs/error-codes/account-invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

/** The account that money goes to. Throws 400 if there is none, or if it cannot receive transfers. */
export function transferDestination(objects: Objects, id: string, param: string): Stripe.Account {
  const account = connectedAccount(objects, id);
  if (!account)
    throw invalidRequest(`No such destination: '${id}'`, { code: 'resource_missing', param });
  requireServed(account.country ?? 'US', param);
  if (account.capabilities?.transfers === 'active') return account;
  throw invalidRequest(
    'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
    { code: 'insufficient_capabilities_for_transfer' },
  );
}
