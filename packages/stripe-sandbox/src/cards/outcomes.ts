import { type Decline, declines } from './declines.ts';
import type { Behaviour } from './test-cards.ts';

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
