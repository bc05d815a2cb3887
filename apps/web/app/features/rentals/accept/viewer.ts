import type { contract } from '@crewpad/contract';

type Offer = Pick<contract.rentals.Offer, 'email' | 'has_account'>;

/** Who looks at an invitation, as far as the browser can know. */
export type Viewer = 'no_account' | 'logged_out' | 'invited' | 'other_member';

/**
 * Who looks at an invitation. Pure.
 * @param user the member who is logged in; null: no one
 */
export function viewerOf(offer: Offer, user: { email: string } | null): Viewer {
  if (user === null) return offer.has_account ? 'logged_out' : 'no_account';
  // Without an address to compare, the server decides when they accept.
  if (offer.email === undefined) return 'invited';
  return offer.email.toLowerCase() === user.email.toLowerCase() ? 'invited' : 'other_member';
}

/** An address that its owner recognizes and no one else learns: "a•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}

/** `decline`: the details with the question whether to decline. */
const STEPS = ['details', 'decline', 'terms', 'payment', 'done'] as const;
export type Step = (typeof STEPS)[number];

/** The step that an address names; the first one if it names none. */
export function stepOf(params: URLSearchParams): Step {
  return STEPS.find((step) => step === params.get('step')) ?? 'details';
}

/**
 * The step that a reader is at. Only an invitation with AutoPay has a payment, and it comes after the
 * account. Pure.
 */
export function reachedStep(
  asked: Step,
  { auto_pay }: Pick<contract.rentals.Offer, 'auto_pay'>,
  viewer: Viewer,
): Step {
  const isReached = auto_pay === 1 && viewer !== 'no_account';
  return asked === 'payment' && !isReached ? 'terms' : asked;
}

/** What falls due on acceptance, in US dollars with whole cents. */
export function totalToday({ today }: Pick<contract.rentals.RentQuote, 'today'>): number {
  const cents = today.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  return cents / 100;
}
