/** Texts of the server: emails about promotions. */
export default {
  amount: 'Amount',
  boost_ended_heading: 'Boost has ended',
  boost_ended_subject: 'Boost has ended for {{title}}',
  cancel_note: 'To stop it instead, choose Cancel feature at My crashpad.',
  card: 'Card',
  confirm: 'Confirm the payment',
  confirm_advice:
    'Please confirm the payment, or save another card, which we will charge right away.',
  ended_found: 'Crew still find your {{place}} in search while it is active, in its usual place.',
  ended_hidden:
    'Hi {{name}}, crew could not find your {{place}}, so we did not charge you for another month.',
  ended_over: 'Hi {{name}}, the time you paid for is over. We will not charge you again.',
  ended_preview: 'It is listed as usual from now on.',
  ended_unpaid:
    'Hi {{name}}, we could not charge your card, and will not try again. You were not charged.',
  failed_heading: 'Featured could not be renewed',
  failed_preview: 'You were not charged. Here is what you can do.',
  failed_subject: 'We could not renew Featured for {{title}}',
  failed_text: 'Hi {{name}}, we could not charge your card. You were not charged.',
  featured_ended_heading: 'Featured has ended',
  featured_ended_subject: 'Featured has ended for {{title}}',
  for: 'For',
  new_card_advice:
    'We will not charge this card again. As soon as you save another card, we will charge that one.',
  next_attempt: 'Next attempt',
  no_card: 'There is no card that we could charge.',
  none: 'None',
  paid_until: 'Paid until',
  promote_again: 'Promote it again',
  retry_advice:
    'We will try again. If you save another card before then, we will charge that one right away.',
  stays: 'Your {{place}} stays featured until the last attempt.',
  update_card: 'Update my card',
} as const;
