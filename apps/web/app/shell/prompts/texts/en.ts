/** Prompts for members on any page. */
export default {
  account_expired: 'Account Expired',
  your_account_has_expired: 'Your account has expired',
  click_continue: 'Please click Continue to update your payment method',
  continue_renew: 'Continue to Renew',
  logout: 'Logout',
  set_up: 'Please set up a payment method',
  set_up_text:
    'We do not have a payment method on file. Your account may be deactivated when your subscription expires.',
  set_up_autopay_text:
    'AutoPay needs a card on file. Add one so that we can charge your deposit and rent on time.',
  continue: 'Continue',
  pending_invitation: 'Pending invitation',
  pending_text_one: 'You have {{count}} pending invitation. Please go to My Crashpad to accept it.',
  pending_text_other:
    'You have {{count}} pending invitations. Please go to My Crashpad to accept them.',
  to_my_crashpad: 'Go to My Crashpad',
} as const;

export const vacation = {
  pending_text_one: 'You have {{count}} pending invitation. Please go to My rentals to accept it.',
  pending_text_other:
    'You have {{count}} pending invitations. Please go to My rentals to accept them.',
  to_my_crashpad: 'Go to My rentals',
};

export const crew = {
  pending_text_one:
    'You have {{count}} pending invitation. Please go to My crew house to accept it.',
  pending_text_other:
    'You have {{count}} pending invitations. Please go to My crew house to accept them.',
  to_my_crashpad: 'Go to My crew house',
};
