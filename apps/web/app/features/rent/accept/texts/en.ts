/** The page where an invited person accepts, and its next steps. */
export default {
  title: 'Accept Rental Invitation',
  description: 'See the bed, the dates and the rent. Then accept or decline.',
  lead: '{{lister}} invites you to {{title}}.',
  steps: 'Steps to accept',
  step_details: 'Booking Details',
  step_terms: 'Terms & Conditions',
  step_payment: 'Make Payment',

  reference: 'Booking reference {{reference}}',
  what_you_pay: 'What you pay',
  pay_directly:
    "You pay {{lister}} directly. We won't charge a card when you accept, and you don't pay a fee.",
  autopay_asked:
    '{{lister}} asks you to use AutoPay. You can answer after you accept; until then, no card is charged.',
  pay_autopay: 'With AutoPay, we charge your card on the due date. {{lister}} pays the fee.',

  accept: 'Accept',
  decline: 'Decline',
  next_terms: "Next: the terms. You haven't accepted yet.",
  back: 'Back',
  accept_invitation: 'Accept invitation',
  create_and_accept: 'Create account and accept',
  why_disabled: 'Check the box below the terms to accept.',
  what_next: "You're booking the bed. We'll email {{lister}}.",
  what_next_account: "You're creating a free account and booking the bed. We'll email {{lister}}.",

  to_payment: 'Continue to payment',
  create_and_pay: 'Create account and continue',
  next_payment: "Next: payment. You haven't accepted yet.",
  next_payment_account: "You're creating a free account. Next: payment.",

  payment_title: 'What you pay',
  total_today: 'Total today',
  two_payments: 'We charge the deposit and the rent as two separate payments.',
  no_fee: '{{lister}} pays the fee. You pay exactly these amounts.',
  pay_and_accept: 'Pay {{amount}} and accept',
  accept_only: 'Accept',

  account_title: 'Your free account',
  account_text: "You don't need a plan or a card. Your account uses the invited email.",
  account_text_card:
    "You don't need a plan. You'll add a card in the next step. Your account uses the invited email.",
  terms_title: 'What you agree to',

  login_title: 'You already have an account',
  login_text: "Log in as {{email}} to answer the invitation. Then we'll bring you back here.",
  login: 'Log in',
  other_title: 'This invitation is for someone else',
  other_text:
    "{{lister}} sent it to {{email}}. You're logged in as {{name}}, and only the person with that email can accept it.",
  other_text_unknown:
    "{{lister}} sent it to another member. You're logged in as {{name}}, and only the invited person can accept it.",
  switch: 'Log out and continue',
  to_home: 'Home Page',
  to_rentals: 'My crash pad rentals',

  not_valid: 'This invite has been accepted or deleted and is no longer valid',
  not_valid_text:
    'If you accepted it, you can find it in your rentals. If you still need the bed, ask your lister for a new invitation.',

  offer_changed: '{{lister}} changed this offer. Please review it before you accept.',
  not_verified:
    'Please verify your email first. Open the link in the invitation email, or we can send you a verification link.',
  resend: 'Send verification link',
  sent: 'We sent you an email.',
  login_ended: 'Your login has ended. Please log in again.',
  failed: 'Something went wrong. Please try again.',

  accepted_title: 'You accepted the invitation',
  accepted_text: "Welcome to {{title}}. We're taking you to your rentals.",
  accepted_elsewhere: 'Accepted. You paid {{amount}} in another tab.',
  decline_for:
    "The invitation was sent to {{email}}. If you decline, the bed becomes free, and we'll email {{lister}}.",
  declined_title: 'You declined the invitation',
  declined_text:
    "The bed is free again. We'll tell {{lister}}, and email you what to do if it wasn't you.",
  lister: 'Lister',
  ignore_title: 'Decline without an account',
  ignore_text:
    "You don't have an account, so you don't need to do anything. Nothing happens unless you accept. {{lister}} can cancel the invitation at any time.",
} as const;

export const vacation = {
  lister: 'Host',
  to_rentals: 'My rentals',
  not_valid_text:
    'If you accepted it, you can find it in your rentals. If you still need the bed, ask your host for a new invitation.',
};

export const crew = {
  to_rentals: 'My crew house rentals',
};
