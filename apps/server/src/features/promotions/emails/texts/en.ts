/** Server texts: emails about promotions. */
export default {
  amount: 'Amount',
  boost_ended_heading: 'Your boost has ended',
  boost_ended_subject: 'Your boost for {{title}} has ended',
  cancel_note: 'To stop it instead, choose Cancel feature under My crashpad.',
  card: 'Card',
  confirm: 'Confirm the payment',
  confirm_advice:
    "Please confirm the payment, or save another card, which we'll charge right away.",
  ended_found:
    "While it's active, crew can still find your {{place}} in search, in its usual position.",
  ended_hidden:
    "Hi {{name}}, crew couldn't find your {{place}}, so we didn't charge you for another month.",
  ended_over: "Hi {{name}}, the time you paid for has ended. We won't charge you again.",
  ended_preview: 'It appears in its usual position from now on.',
  ended_unpaid:
    "Hi {{name}}, we couldn't charge your card and won't try again. You weren't charged.",
  failed_heading: "We couldn't renew Featured",
  failed_preview: "You weren't charged. Here's what you can do.",
  failed_subject: "We couldn't renew Featured for {{title}}",
  failed_text: "Hi {{name}}, your card payment didn't go through. You weren't charged.",
  featured_ended_heading: 'Featured has ended',
  featured_ended_subject: 'Featured has ended for {{title}}',
  for: 'For',
  new_card_advice:
    "We won't charge this card again. As soon as you save another card, we'll charge that one.",
  next_attempt: 'Next attempt',
  no_card: "There's no card we can charge.",
  none: "We won't try again.",
  paid_until: 'Paid until',
  promote_again: 'Promote it again',
  retry_advice:
    "We'll try again. If you save another card before then, we'll charge that one right away.",
  stays: 'Your {{place}} stays featured until the last attempt.',
  update_card: 'Update my card',
} as const;

export const vacation = {
  ended_found:
    "While it's active, travelers can still find your {{place}} in search, in its usual position.",
  ended_hidden:
    "Hi {{name}}, travelers couldn't find your {{place}}, so we didn't charge you for another month.",
};
