import type { ErrorBody } from '../errors.ts';

/** How a test card behaves; see `outcomes.ts`. */
export type Behaviour =
  | 'ok'
  | 'generic_decline'
  | 'insufficient_funds'
  | 'lost_card'
  | 'stolen_card'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'processing_error'
  | 'declined_after_attaching'
  | 'challenge_until_set_up'
  | 'challenge_always'
  | 'challenge_on_session'
  | 'challenge_then_insufficient_funds'
  | 'disputed'
  | 'refund_fails'
  | 'declined_once'
  | 'declined_twice'
  | 'declined_thrice'
  | 'lost_later'
  | 'stolen_later'
  | 'fraudulent_later'
  | 'not_honored'
  | 'expired_later'
  | 'revoked_later'
  | 'used_too_often'
  | 'stopped_later';

export interface TestCard {
  number: string;
  brand: 'visa' | 'mastercard' | 'amex' | 'discover';
  behaviour: Behaviour;
  /** Where its bank is; the US by default. */
  country?: 'BR' | 'GB';
}

const visa = (number: string, behaviour: Behaviour): TestCard => ({
  number,
  brand: 'visa',
  behaviour,
});

/** Every card number that the sandbox accepts. */
const testCards: readonly TestCard[] = [
  visa('4242424242424242', 'ok'),
  { number: '5555555555554444', brand: 'mastercard', behaviour: 'ok' },
  { number: '378282246310005', brand: 'amex', behaviour: 'ok' },
  { number: '6011111111111117', brand: 'discover', behaviour: 'ok' },
  visa('4000000000000002', 'generic_decline'),
  visa('4000000000009995', 'insufficient_funds'),
  visa('4000000000009987', 'lost_card'),
  visa('4000000000009979', 'stolen_card'),
  visa('4000000000000069', 'expired_card'),
  visa('4000000000000127', 'incorrect_cvc'),
  visa('4000000000000119', 'processing_error'),
  visa('4000000000000341', 'declined_after_attaching'),
  visa('4000002500003155', 'challenge_until_set_up'),
  visa('4000002760003184', 'challenge_always'),
  visa('4000003800000446', 'challenge_on_session'),
  visa('4000008260003178', 'challenge_then_insufficient_funds'),
  visa('4000000000000259', 'disputed'),
  visa('4000000000005126', 'refund_fails'),
  { ...visa('4000000760000002', 'ok'), country: 'BR' },
  { ...visa('4000008260000000', 'ok'), country: 'GB' },
  // Only in the sandbox, for dunning: declined N times for insufficient funds, then accepted.
  visa('4000009900000012', 'declined_once'),
  visa('4000009900000020', 'declined_twice'),
  visa('4000009900000038', 'declined_thrice'),
  // Only in the sandbox: saved, and declined whenever they are charged.
  visa('4000009900000103', 'lost_later'),
  visa('4000009900000111', 'stolen_later'),
  visa('4000009900000129', 'fraudulent_later'),
  visa('4000009900000137', 'not_honored'),
  visa('4000009900000145', 'expired_later'),
  visa('4000009900000152', 'revoked_later'),
  // For one day after the first attempt.
  visa('4000009900000160', 'used_too_often'),
  visa('4000009900000178', 'stopped_later'),
];

const byTestId: Record<string, string> = {
  pm_card_visa: '4242424242424242',
  tok_visa: '4242424242424242',
  pm_card_mastercard: '5555555555554444',
  pm_card_br: '4000000760000002',
  pm_card_gb: '4000008260000000',
  pm_card_amex: '378282246310005',
  pm_card_chargeDeclined: '4000000000000002',
  pm_card_chargeDeclinedInsufficientFunds: '4000000000009995',
  pm_card_chargeCustomerFail: '4000000000000341',
  pm_card_authenticationRequired: '4000002760003184',
};

/** The test card with this number (without spaces); undefined if there is none. */
export function cardOfNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number);
}

/** The card of a ready-made id, such as "pm_card_visa" or "tok_visa". */
export function cardOfTestId(id: string): TestCard | undefined {
  const number = Object.hasOwn(byTestId, id) ? byTestId[id] : undefined;
  return number === undefined ? undefined : cardOfNumber(number);
}

/** Why a card was declined, in the terms of a card error. */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
  adviceCode?: ErrorBody['advice_code'];
  /** The code of the card network. */
  networkCode: string;
}

const declined = (declineCode: string, adviceCode: string, networkCode: string): Decline => ({
  code: 'card_declined',
  declineCode,
  adviceCode,
  networkCode,
  message:
    declineCode === 'insufficient_funds'
      ? 'Your card has insufficient funds.'
      : 'Your card was declined.',
});

/** Every decline that a test card can cause. */
export const declines = {
  generic: declined('generic_decline', 'try_again_later', '01'),
  insufficientFunds: declined('insufficient_funds', 'try_again_later', '51'),
  lost: declined('lost_card', 'do_not_try_again', '41'),
  stolen: declined('stolen_card', 'do_not_try_again', '43'),
  fraudulent: declined('fraudulent', 'do_not_try_again', '59'),
  doNotHonor: declined('do_not_honor', 'try_again_later', '05'),
  revoked: declined('revocation_of_authorization', 'do_not_try_again', 'R1'),
  tooOften: declined('card_velocity_exceeded', 'try_again_later', '65'),
  stopped: declined('stop_payment_order', 'do_not_try_again', 'R0'),
  expired: {
    code: 'expired_card',
    declineCode: 'expired_card',
    networkCode: '54',
    adviceCode: 'do_not_try_again',
    message: 'Your card has expired.',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    networkCode: 'N7',
    adviceCode: 'confirm_card_data',
    message: "Your card's security code is incorrect.",
  },
  processingError: {
    code: 'processing_error',
    declineCode: 'processing_error',
    networkCode: '96',
    adviceCode: 'try_again_later',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authenticationRequired: {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    networkCode: '1A',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} satisfies Record<string, Decline>;

/** The outcome of an attempt with a card: it is accepted, requires 3-D Secure, or is declined. */
export type Outcome = 'ok' | 'challenge' | Decline;

/** The circumstances of a payment that a card's behavior depends on. */
export interface Circumstances {
  offSession: boolean;
  /** Whether a setup with this payment method has succeeded. */
  isSetUp: boolean;
  /** How often this payment method has been declined before. */
  declines: number;
  /** Whether the 3-D Secure step of this attempt has succeeded. */
  authenticated: boolean;
  /** Whether the card's last month is over. */
  isExpired: boolean;
  /** Whether it was first declined more than a day ago. */
  isRested: boolean;
}

const DECLINED_AT_ONCE: Partial<Record<Behaviour, Decline>> = {
  generic_decline: declines.generic,
  insufficient_funds: declines.insufficientFunds,
  lost_card: declines.lost,
  stolen_card: declines.stolen,
  expired_card: declines.expired,
  incorrect_cvc: declines.incorrectCvc,
  processing_error: declines.processingError,
};

const DECLINED_WHEN_CHARGED: Partial<Record<Behaviour, Decline>> = {
  declined_after_attaching: declines.generic,
  challenge_then_insufficient_funds: declines.insufficientFunds,
  lost_later: declines.lost,
  stolen_later: declines.stolen,
  fraudulent_later: declines.fraudulent,
  not_honored: declines.doNotHonor,
  expired_later: declines.expired,
  revoked_later: declines.revoked,
  stopped_later: declines.stopped,
};

const CHALLENGED_IN_SETUP = new Set<Behaviour>([
  'challenge_until_set_up',
  'challenge_always',
  'challenge_then_insufficient_funds',
]);

const SCRIPTED_DECLINES: Partial<Record<Behaviour, number>> = {
  declined_once: 1,
  declined_twice: 2,
  declined_thrice: 3,
};

/** The outcome of saving the card for later. */
export function setupOutcome(behaviour: Behaviour, authenticated: boolean): Outcome {
  const decline = DECLINED_AT_ONCE[behaviour];
  if (decline) return decline;
  return CHALLENGED_IN_SETUP.has(behaviour) && !authenticated ? 'challenge' : 'ok';
}

/** The outcome of charging the card. */
export function paymentOutcome(behaviour: Behaviour, circumstances: Circumstances): Outcome {
  const decline = DECLINED_AT_ONCE[behaviour];
  if (decline) return decline;
  if (circumstances.isExpired) return declines.expired;
  if (needsChallenge(behaviour, circumstances))
    return circumstances.offSession ? declines.authenticationRequired : 'challenge';
  return afterAuthentication(behaviour, circumstances);
}

function needsChallenge(
  behaviour: Behaviour,
  { offSession, isSetUp, authenticated }: Circumstances,
): boolean {
  if (authenticated) return false;
  if (behaviour === 'challenge_always') return true;
  if (behaviour === 'challenge_until_set_up') return !isSetUp;
  if (behaviour === 'challenge_on_session') return !offSession;
  return behaviour === 'challenge_then_insufficient_funds' && !offSession;
}

function afterAuthentication(
  behaviour: Behaviour,
  { declines: before, isRested }: Circumstances,
): Outcome {
  const decline = DECLINED_WHEN_CHARGED[behaviour];
  if (decline) return decline;
  if (behaviour === 'used_too_often' && !isRested) return declines.tooOften;
  return before < (SCRIPTED_DECLINES[behaviour] ?? 0) ? declines.insufficientFunds : 'ok';
}
