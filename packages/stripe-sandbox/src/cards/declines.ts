import type { ErrorBody } from '../errors.ts';

/** Why a card was declined, in the terms of a card error. */
export interface Decline {
  code: string;
  declineCode: string;
  message: string;
  adviceCode?: ErrorBody['advice_code'];
}

const declined = (declineCode: string, adviceCode: string): Decline => ({
  code: 'card_declined',
  declineCode,
  adviceCode,
  message:
    declineCode === 'insufficient_funds'
      ? 'Your card has insufficient funds.'
      : 'Your card was declined.',
});

/** Every decline that a test card can cause. */
export const declines = {
  generic: declined('generic_decline', 'try_again_later'),
  insufficientFunds: declined('insufficient_funds', 'try_again_later'),
  lost: declined('lost_card', 'do_not_try_again'),
  stolen: declined('stolen_card', 'do_not_try_again'),
  expired: {
    code: 'expired_card',
    declineCode: 'expired_card',
    adviceCode: 'do_not_try_again',
    message: 'Your card has expired.',
  },
  incorrectCvc: {
    code: 'incorrect_cvc',
    declineCode: 'incorrect_cvc',
    adviceCode: 'confirm_card_data',
    message: "Your card's security code is incorrect.",
  },
  processingError: {
    code: 'processing_error',
    declineCode: 'processing_error',
    adviceCode: 'try_again_later',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authenticationRequired: {
    code: 'authentication_required',
    declineCode: 'authentication_required',
    message: 'Your card was declined. This transaction requires authentication.',
  },
} satisfies Record<string, Decline>;
