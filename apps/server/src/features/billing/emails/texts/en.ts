/** Server texts: emails about payments and plans. */
export default {
  advice_confirm:
    "Please confirm the payment, or save another card, which we'll charge right away.",
  advice_last:
    "This was the last attempt. We won't try to renew your plan again. To continue, save another card, then renew your plan.",
  advice_new_card:
    "We won't charge this card again. As soon as you save another card, we'll charge that one.",
  advice_retry:
    "We'll charge your card again on {{day}}. If you save another card before then, we'll charge that one right away.",
  after_sign_up: 'Finish the payment',
  amount: 'Amount',
  card: 'Card',
  card_ending: '{{name}} ending in {{last4}}',
  card_unknown: 'Card',
  charged: 'Charged',
  check_card: 'Check my card',
  confirm: 'Confirm the payment',
  decline_confirm: 'Your bank needs you to confirm this payment.',
  decline_cvc: 'The security code was wrong. Please enter the card again.',
  decline_expired: 'The card has expired. Please use another one.',
  decline_gone:
    'The payment provider no longer has this card. Please save it again, or save another one.',
  decline_insufficient_funds: 'Insufficient funds. Please use another card, or try again later.',
  decline_not_supported: "The card doesn't support this kind of payment. Please use another card.",
  decline_number: 'The card number was wrong. Please enter the card again.',
  decline_unreachable: "We couldn't reach the bank. You don't need to do anything yet.",
  decline_usual: 'Your bank declined the payment. Please use another card, or ask your bank why.',
  decline_velocity:
    "The card has reached its bank's limit. Please use another card, or try again later.",
  ending_heading: 'Your plan is about to end',
  ending_note: "If you're done searching, you don't need to do anything.",
  ending_preview: "It doesn't renew automatically.",
  ending_renew:
    "Renew before that day to keep sending messages about {{places}}. The new term starts when this one ends, so you don't lose any time.",
  ending_subject: 'Your {{brand}} plan ends on {{day}}',
  ending_text:
    "Hi {{name}}, your plan ends on {{day}}. It doesn't renew automatically, and we won't charge your card again.",
  ends: 'Ends',
  expired_heading: 'Your account has expired',
  expired_lister:
    "Until you renew, your {{places}} don't appear in search and you can't invite tenants. Your existing rentals continue.",
  expired_preview: 'Please renew your plan to continue.',
  expired_seeker:
    "Until you renew, you can't start new conversations. Your existing rentals continue.",
  expired_subject: 'Your {{brand}} account has expired',
  expired_text: 'Hi {{name}}, your plan ended on {{day}}.',
  failed_heading: "Your payment didn't go through",
  failed_subject: "Your payment to {{brand}} didn't go through",
  failed_text: "Hi {{name}}, we couldn't take this payment. You weren't charged.",
  for: 'For',
  last_tried: 'Final attempt',
  next_attempt: 'Next attempt',
  no_card: "There's no card we can charge.",
  none: "We won't try again.",
  not_charged: "You weren't charged. Here's what you can do.",
  notice_card: "You don't need to do anything.",
  notice_card_expires:
    'Your card will have expired by then, and its bank may decline it. Please add another one, or update its expiry.',
  notice_heading: 'Your plan is about to renew',
  notice_no_card: "There's no card we can charge. Please add one before then.",
  notice_stop:
    "If you don't want your plan to renew, turn off “Renew automatically” under My services before that day. Your plan then ends on {{ends}}.",
  notice_subject: 'Your {{brand}} plan renews on {{day}}',
  notice_text:
    'Hi {{name}}, we charge {{price}} on {{day}}. Your plan then runs until {{until}}. {{advice}}',
  paid: 'Paid',
  period: 'Period',
  period_days: '{{from}} to {{to}}',
  plan_months_one: '{{title}} plan, {{count}} month',
  plan_months_other: '{{title}} plan, {{count}} months',
  plan_price: '{{plan}}, {{price}}',
  plan_year: '{{title}} plan, one year',
  questions: 'Questions about this payment? Write to {{address}}.',
  receipt: 'Receipt',
  receipt_heading: 'Thank you for your payment',
  receipt_note: 'You can print it from there whenever you need it.',
  receipt_open: 'Open the receipt',
  receipt_preview: '{{summary}}, {{amount}}',
  receipt_subject: 'Your {{brand}} receipt: {{amount}}',
  receipt_text: 'Hi {{name}}, we received your payment.',
  renew: 'Renew my plan',
  renewal_failed_heading: "We couldn't renew your plan",
  renewal_failed_last_heading: "Your plan wasn't renewed",
  renewal_failed_last_subject: "Your {{brand}} plan wasn't renewed",
  renewal_failed_subject: "We couldn't renew your {{brand}} plan",
  renewal_failed_text: "Hi {{name}}, your card payment didn't go through. You weren't charged.",
  term_ended: 'Your term ended',
  term_ends: 'Your term ends',
  to_continue: 'To continue',
  tried: 'Latest attempt',
  update_card: 'Update my card',
  ending_note_lister: 'To renew it automatically, turn on “Renew automatically” under My services.',
  ending_renew_lister:
    "Renew before that day to keep your {{places}} in search. The new term starts when this one ends, so you don't lose any time.",
  my_services: 'Open My services',
  off_subject: "Your {{brand}} plan won't renew",
  off_text:
    "Hi {{name}}, you turned off the renewal. Your {{title}} plan runs until {{ends}}. We won't charge your card for another term.",
  on_subject: 'Your {{brand}} plan renews automatically',
  on_text:
    'Hi {{name}}, your {{title}} plan renews automatically. We charge {{price}} on {{day}}. Your plan then runs until {{until}}.',
  next_plan_subject: 'Your {{brand}} plan changes on {{ends}}',
  next_plan_text:
    'Hi {{name}}, your {{title}} plan runs until {{ends}}, then {{next}} starts. We charge {{price}} on {{day}}. Your plan then runs until {{until}}.',
  same_plan_subject: 'Your {{brand}} plan stays the same',
  same_plan_text: 'Hi {{name}}, you kept your {{title}} plan. It runs until {{ends}}.',
  changed_subject: 'Your {{brand}} plan is now {{title}}',
  changed_text:
    "Hi {{name}}, your plan is now {{title}}, until {{until}}. The credit for your unused days paid for it, so we didn't charge your card.",
  changed_next: 'We charge {{price}} for the next term on {{day}}.',
  moved_subject: 'Your {{brand}} plan now ends on {{ends}}',
  moved_later:
    'Hi {{name}}, we moved the end of your plan. It now ends on {{ends}}, later than before.',
  moved_earlier:
    "Hi {{name}}, we moved the end of your plan. It now ends on {{ends}}, earlier than before, and does not renew. Your card isn't charged for another term.",
  reason: 'Reason',
  questions_support: 'Questions? Write to {{address}}.',
  refund_subject: 'We refunded {{amount}}',
  refund_text:
    'Hi {{name}}, we refunded {{amount}} of what you paid for your plan to your card. Your bank shows it within a few days. Your plan goes on.',
  refund_back_subject: 'Your bank sent back {{amount}}',
  refund_back_text:
    'Hi {{name}}, your bank sent back the refund of {{amount}}. Please write to us, so that we can find another way.',
} as const;
