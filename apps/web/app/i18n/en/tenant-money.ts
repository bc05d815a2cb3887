import { AUTOPAY_CONSENT } from '@crewpad/domain';

/** What a tenant pays: AutoPay, rent that is due, and what to do when a payment fails. */
export default {
  consent_label: 'What you agree to',
  consent_lead: 'When you press “{{button}}”, you agree to AutoPay:',
  consent_charge: AUTOPAY_CONSENT.charge,
  consent_charges: AUTOPAY_CONSENT.charges,
  consent_raise: AUTOPAY_CONSENT.raise,
  consent_stop: AUTOPAY_CONSENT.stop,

  autopay_request: '{{lister}} asks you to use AutoPay',
  autopay_request_text:
    'We would charge your card on the day rent is due. {{lister}} pays the fee. Please accept or decline.',
  autopay_request_invited: 'You can answer after you accept the invitation.',
  autopay_accept: 'Accept AutoPay',
  autopay_decline: 'Decline',
  autopay_stop_request: '{{lister}} asks you to turn off AutoPay',
  autopay_stop_request_text: 'We keep charging your card until you agree.',
  autopay_stop: 'Turn off AutoPay',
  autopay_keep: 'Keep AutoPay',

  paused_no_card: 'AutoPay is paused: no card',
  paused_no_card_text: 'Add a card so that we can charge your rent on the due date.',
  add_card: 'Add a card',
  paused_card_invalid: 'AutoPay is paused: the card must be replaced',
  paused_card_invalid_text:
    'Your card no longer works. Add another one so that we can charge your rent on the due date.',
  paused_card_shared: 'AutoPay is paused: another card is needed',
  paused_card_shared_text:
    'Your card also belongs to {{lister}}. Add another card so that we can charge your rent on the due date.',
  paused_card_disputed: 'AutoPay is paused',
  paused_card_disputed_text:
    "Your bank took back a payment and hasn't decided about it yet. Until then, no rent is charged to your card.",
  paused_payouts: 'AutoPay is paused',
  paused_payouts_text:
    "{{lister}} can't receive card payments right now. We'll continue as soon as they can.",

  failed_title: "Your {{amount}} rent payment didn't go through",
  unconfirmed_title: 'Your bank asks you to confirm {{amount}}',
  unconfirmed_text: 'Press Pay now and confirm the payment with your bank.',
  late_title: 'Your rent of {{amount}} is late',
  left_hand_text: 'Our service was down when it was due.',
  left_text:
    "Our service was down when it was due, so it wasn't collected. We no longer charge it automatically.",
  rent_change_failed: 'Something went wrong',
  rent_change_declined_done: 'You declined the new rent.',
  rent_change_accepted_done: 'You accepted the new rent.',
  rent_change_decline_text: "Your rent stays {{old}}. We'll tell {{lister}}.",
  rent_change_decline_title: 'Decline the new rent?',
  rent_change_decline: 'Decline the new rent',
  rent_change_accept: 'Accept the new rent',
  rent_change_declined_text: 'Your rent stays {{old}}.',
  rent_change_declined: 'You declined a rent of {{amount}}',
  rent_change_accepted_text: 'It holds from {{from}}, until then you pay {{old}}.',
  rent_change_accepted: 'You accepted a rent of {{amount}}',
  rent_change_asked_text:
    'It would hold from {{from}}. It holds only if you accept it; until then you pay {{old}}.',
  rent_change_asked: '{{lister}} asks for a rent of {{amount}}',
  rent_change_announced_text:
    "From {{from}} your rent is {{amount}} per month, until then {{old}}. If you don't agree, you can leave or turn off AutoPay at any time.",
  rent_change_announced: 'Your rent changes to {{amount}}',
  late_days_title_other: 'Your rent of {{amount}} is {{count}} days late',
  late_days_title_one: 'Your rent of {{amount}} is {{count}} day late',
  due_title: 'Your rent of {{amount}} is due',
  due_text: 'It was due {{when}}, for {{from}} to {{to}}.',
  owed_total: 'You have owed {{amount}} in total since {{since}}. Pay the oldest rent first.',
  retry: "We'll try again on {{when}}. You can pay sooner.",
  pending_title: 'Your {{amount}} payment is processing',
  pending_text: "The bank hasn't confirmed it yet. You don't need to do anything.",
  pay_by_hand: 'Pay {{lister}} directly. They record it here.',
  pay_now: 'Pay now',
  pay_amount: 'Pay {{amount}}',
  pay_title: 'Pay your rent',
  pay_period: 'Rent for {{from}} to {{to}}',
  pay_fee: '{{lister}} pays the fee. You pay exactly this amount.',
  paid: 'You paid {{amount}}. We emailed your receipt.',
  card: 'Card',
  card_used: '{{brand}} ending in {{last4}}',
  charged_to: 'AutoPay charges your {{brand}} ending in {{last4}}.',
  no_card: 'No card on file',
  not_now: 'Not now',
  close: 'Close',
  only_member: 'Only the member can do this.',

  accept_title: 'Turn on AutoPay?',
  accept_first: 'First charge',
  fee: 'Fee',
  fee_none: 'None for you. {{lister}} pays it.',
  accept_open: "AutoPay doesn't charge the {{amount}} that's already due. Please pay it yourself.",
  accept_needs_card: 'Add a card first. Then you can accept AutoPay here.',
  disable_title: 'Turn off AutoPay?',
  disable_text:
    "We'll stop charging your card and email {{lister}}. From then on, you pay {{lister}} directly.",
  disable_owed: 'You still owe {{amount}} of rent that is already due.',
  disable_invited:
    "When you accept, we won't charge a deposit or rent to your card. You pay {{lister}} directly.",
  disable: 'Disable AutoPay',
  is_on: 'AutoPay is on.',
  is_off: 'AutoPay is off.',
  stays_on: 'AutoPay stays on.',
  declined: 'You declined AutoPay.',
  failed: 'Something went wrong',
  disable_failed: 'Failed to send Disable AutoPay request.',

  leave_owed: 'You still owe {{amount}} in rent. It stays due after you leave.',
  leave_deposit_held:
    '{{lister}} holds your {{amount}} deposit. They will return it, or list what they keep and why.',

  payments_and_receipts: 'Payments and receipts',
  objection_waits:
    "{{lister}} hasn't answered your objection yet. Until then, your card isn't charged.",
  object: 'Something is wrong',
} as const;
