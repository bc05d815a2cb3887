import { AUTOPAY_CONSENT } from '@crewpad/domain';

/** What a tenant pays: AutoPay, rent that is due, and what to do when a payment fails. */
export default {
  consent_label: 'What you agree to',
  consent_lead: 'With “{{button}}” you agree to AutoPay:',
  consent_charge: AUTOPAY_CONSENT.charge,
  consent_raise: AUTOPAY_CONSENT.raise,
  consent_stop: AUTOPAY_CONSENT.stop,

  autopay_wanted: '{{lister}} asks you to use AutoPay',
  autopay_wanted_text:
    'Your card would be charged on the day rent is due. {{lister}} pays the fee. Please accept or decline.',
  autopay_wanted_invited: 'You can answer once you have accepted the invitation.',
  autopay_accept: 'Accept AutoPay',
  autopay_decline: 'Decline',
  autopay_stop_wanted: '{{lister}} asks you to turn AutoPay off',
  autopay_stop_wanted_text: 'Your card is still charged until you agree.',
  autopay_stop: 'Turn AutoPay off',
  autopay_keep: 'Keep AutoPay',

  paused_no_card: 'AutoPay is paused: no card',
  paused_no_card_text: 'Add a card, so that your rent is paid on the due date.',
  add_card: 'Add a card',
  paused_payee_not_ready: 'AutoPay is paused',
  paused_payee_not_ready_text:
    '{{lister}} cannot receive card payments right now. We continue as soon as they can.',

  failed_title: 'Your rent of {{amount}} was not paid',
  unconfirmed_title: 'Your bank asks you to confirm {{amount}}',
  unconfirmed_text: 'Press Pay now and confirm the payment with your bank.',
  late_title: 'Your rent of {{amount}} is late',
  due_title: 'Your rent of {{amount}} is due',
  due_text: 'It was due {{when}}, for {{from}} to {{to}}.',
  owed_total: 'You owe {{amount}} in total. The oldest rent comes first.',
  retry: 'We try again on {{when}}. You can pay sooner.',
  pending_title: 'Your payment of {{amount}} is processing',
  pending_text: 'The bank has not confirmed it yet. You don’t need to do anything.',
  pay_by_hand: 'Pay {{lister}} directly, and they record it here.',
  pay_now: 'Pay now',
  pay_amount: 'Pay {{amount}}',
  pay_title: 'Pay your rent',
  pay_period: 'Rent for {{from}} to {{to}}',
  pay_fee: '{{lister}} pays the fee. You pay exactly this amount.',
  paid: 'Paid {{amount}}. Your receipt is in your email.',
  card: 'Card',
  card_used: '{{brand}} ending in {{last4}}',
  charged_to: 'AutoPay charges your {{brand}} ending in {{last4}}.',
  no_card: 'No card on file',
  not_now: 'Not now',
  close: 'Close',
  only_member: 'Only the member can do this.',

  accept_title: 'Turn AutoPay on?',
  accept_first: 'First charge',
  fee: 'Fee',
  fee_none: 'None for you: {{lister}} pays it',
  accept_open:
    'AutoPay does not charge the {{amount}} that is already due. Please pay it yourself.',
  accept_needs_card: 'Add a card first. Then accept AutoPay here.',
  disable_title: 'Turn AutoPay off?',
  disable_text:
    'Your card is no longer charged. From then on you pay {{lister}} directly. {{lister}} gets an email.',
  disable_owed: 'Rent of {{amount}} that is already due stays due.',
  disable_invited:
    'Accepting then charges no deposit and no rent to your card. You pay {{lister}} directly.',
  disable: 'Disable AutoPay',
  is_on: 'AutoPay is on.',
  is_off: 'AutoPay is off.',
  stays_on: 'AutoPay stays on.',
  declined: 'You have declined AutoPay.',
  failed: 'Something went wrong',
  disable_failed: 'Failed to send Disable AutoPay request.',

  leave_owed: 'You still owe {{amount}} of rent. It stays due after you leave.',
  leave_deposit_held:
    '{{lister}} holds your deposit of {{amount}}. They return it, or list what they keep and why.',

  payments_and_receipts: 'Payments and receipts',
} as const;
