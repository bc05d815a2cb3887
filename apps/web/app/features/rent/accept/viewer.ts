import type { contract } from '@crewpad/contract';
import { AUTOPAY } from '@crewpad/domain';

type Offer = Pick<contract.rentals.Offer, 'email' | 'has_account'>;

/** The viewer of an invitation, as far as the browser knows. */
export type Viewer = 'no_account' | 'logged_out' | 'invited' | 'other_member';

/**
 * The viewer of an invitation. Pure.
 * @param user the logged-in member; null for none
 */
export function viewerOf(offer: Offer, user: { email: string } | null): Viewer {
  if (user === null) return offer.has_account ? 'logged_out' : 'no_account';
  // Without an email to compare, the server decides on acceptance.
  if (offer.email === undefined) return 'invited';
  return offer.email.toLowerCase() === user.email.toLowerCase() ? 'invited' : 'other_member';
}

/** `decline`: the details with the decline dialog. */
const STEPS = ['details', 'decline', 'terms', 'payment', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The step in the address; the first one by default. */
export function stepOf(params: URLSearchParams): Step {
  return STEPS.find((step) => step === params.get('step')) ?? 'details';
}

/**
 * The current step. Only an invitation with AutoPay has a payment step, after the account exists.
 * Pure.
 */
export function reachedStep(
  requestedStep: Step,
  { auto_pay }: Pick<contract.rentals.Offer, 'auto_pay'>,
  viewer: Viewer,
): Step {
  const isReached = auto_pay === AUTOPAY.on && viewer !== 'no_account';
  return requestedStep === 'payment' && !isReached ? 'terms' : requestedStep;
}

/** The amount due on acceptance, in US dollars with whole cents. */
export function totalToday({ today }: Pick<contract.rentals.RentQuote, 'today'>): number {
  const cents = today.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return cents / 100;
}
