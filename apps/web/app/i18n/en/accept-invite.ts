/** The page on which an invited person accepts, and what it leads to. */
export default {
  title: 'Accept Rental Invitation',
  description: 'See the bed, the dates and the rent, and accept or decline.',
  lead: '{{lister}} invites you to {{title}}.',
  steps: 'Steps of accepting',
  step_details: 'Booking Details',
  step_terms: 'Terms & Conditions',
  step_payment: 'Make Payment',

  reference: 'Booking reference {{reference}}',
  your_stay: 'Your stay',
  what_you_pay: 'What you pay',
  pay_directly:
    'You pay {{lister}} directly. Accepting charges nothing to a card, and there is no fee for you.',
  pay_autopay: 'AutoPay charges your card on the due date. {{lister}} pays the fee.',

  accept: 'Accept',
  decline: 'Decline',
  next_terms: 'Next: the terms. You have not accepted yet.',
  back: 'Back',
  accept_invitation: 'Accept invitation',
  create_and_accept: 'Create account and accept',
  why_disabled: 'Check the box below the terms to accept.',
  what_next: 'This books the bed. {{lister}} gets an email.',
  what_next_account: 'This creates your free account and books the bed. {{lister}} gets an email.',

  to_payment: 'Continue to payment',
  create_and_pay: 'Create account and continue',
  next_payment: 'Next: the payment. You have not accepted yet.',
  next_payment_account: 'This creates your free account. Next: the payment.',

  payment_title: 'What you pay',
  total_today: 'Total today',
  two_payments: 'We charge the deposit and the rent as two payments.',
  no_fee: '{{lister}} pays the fee. You pay exactly these amounts.',
  pay_and_accept: 'Pay {{amount}} and accept',
  accept_only: 'Accept',

  account_title: 'Your free account',
  account_text: 'You need no plan and no card. The account belongs to the invited email.',
  account_text_card:
    'You need no plan. You add a card in the next step. The account belongs to the invited email.',
  terms_title: 'What you agree to',

  login_title: 'You already have an account',
  login_text: 'Log in as {{email}} to answer the invitation. We bring you back here.',
  login: 'Log in',
  other_title: 'This invitation is for somebody else',
  other_text:
    '{{lister}} sent it to {{email}}. You are logged in as {{name}}, and only the owner of that email can accept it.',
  other_text_unknown:
    '{{lister}} sent it to another member. You are logged in as {{name}}, and only the invited person can accept it.',
  switch: 'Log out and continue',
  to_home: 'Home Page',
  to_rentals: 'My crash pad rentals',

  not_valid: 'This invite has been accepted or deleted and is no longer valid',
  not_valid_text: 'Ask your lister for a new invitation if you still need the bed.',

  offer_changed: '{{lister}} has changed this offer. Please look at it again before you accept.',
  not_verified:
    'Please verify your email first. Open the link in the invitation email, or let us send you a verification link.',
  resend: 'Send the verification link',
  sent: 'We sent you an email.',
  login_ended: 'Your login has ended. Please log in again.',
  failed: 'Something went wrong. Please try again.',

  accepted_title: 'You have accepted',
  accepted_text: 'Welcome to {{title}}. We take you to your rentals.',
  ignore_title: 'Decline without an account',
  ignore_text:
    'You have no account, so you don’t have to do anything. Nothing happens unless you accept, and {{lister}} can cancel the invitation at any time.',
  close: 'Close',
} as const;
