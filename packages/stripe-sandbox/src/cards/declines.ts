import type { ErrorBody } from '../errors.ts';

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
