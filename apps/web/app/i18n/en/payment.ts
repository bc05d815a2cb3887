import { defineMessages } from '../messages.ts';

const messages = {
  payment_meta: 'Payment',
  payment_description: 'Pay for your plan by card.',
  payment_title: 'Pay and you are in',
  payment_lead: 'Your account is made. It opens with the first payment.',
  your_plan: 'Your plan',
  today: 'Today',
  next_lister:
    'Charged today, then {{price}} each year on the same day, until you delete your card.',
  next_seeker: 'Charged today, once, for six months of access. It does not renew.',
  after_lister: 'Then you can list your first crash pad.',
  after_seeker: 'Then you can look for a crash pad at every airport.',
  price_term: '{{price}} {{term}}',
  in_short: 'In short: {{description}}.',
  card: 'Your card',
  current_card: '{{brand}} ending in {{last4}}',
  valid_until: 'Valid until {{expiry}}',
  other_card: 'Add another card',
  card_invalid: 'Your payment method is invalid or no longer exists. Please add a new one.',
  card_is_over: 'The date of this card is over. Add another one, or',
  update_expiry: 'update its expiry in the settings.',
  badge_active: 'Active',
  badge_invalid: 'Invalid',
  was_declined: 'Declined last time',
  first_name: 'First name',
  last_name: 'Last name',
  card_number: 'Card number',
  expiry: 'Expiry',
  cvc: 'CVC',
  zip: 'Zip / postal code',
  country: 'Country',
  choose_country: 'Choose a country',
  fields_failed: 'The card fields could not be loaded.',
  fields_loading: 'The card fields are being loaded.',
  try_again: 'Try again',
  test_mode: 'Test mode: no money moves. Use the card 4242 4242 4242 4242.',
  pay: 'Pay {{price}}',
  paying: 'Paying ...',
  secure: 'Your card number goes straight to the payment provider. We never see it.',
  confirming: 'Please confirm the payment with your bank.',
  processing_title: 'Your payment is being processed',
  processing_text:
    'The payment provider has not answered yet. You need do nothing: this page asks again by itself, and you are not charged twice.',
  processing_long:
    'This takes longer than usual. You may close this page and log in later: you are not charged twice.',
  check_again: 'Check again',
  paid: 'payment successful, please hang tight, being redirected',
  paid_title: 'Paid',
  paid_text: '{{title}}, {{price}}. The receipt is on its way to your mailbox.',
  renewed_by_card:
    'Your overdue renewal was paid with this card. Please look at the new date before you pay again.',
  only_member: 'You are in the account of a member. Only the member can pay or give a card.',
  see_receipts: 'See your receipts',

  important_notice: 'Important Notice!',
  close: 'Close',
  ok: 'OK',
  invalid_payment_method: 'Invalid Payment Method',
  invalid_payment_method_text:
    'Your payment method was removed due to inactivity or manual action. Please try again.',
  invalid_customer: 'Invalid Customer',
  invalid_customer_text: 'A new customer was created automatically. Please try again.',
  invalid_card: 'Invalid Card [{{code}}]',
  card_declined: 'Card Declined [{{code}}]',
  error_with_code: 'Error [{{code}}]',
  error: 'Error',
  no_message: 'Something went wrong. Please try again.',
  no_answer: 'The server did not answer. Please try again.',
  not_confirmed_text:
    'Your bank did not confirm that it is you. Pay again and confirm with your bank, or use another card. You have not been charged.',
  not_confirmed_saving:
    'Your bank did not confirm that it is you. Save the card again and confirm with your bank, or use another card. Nothing was charged.',
  mend_saving:
    'The card is not saved. Check it or use another one, then save again. Nothing was charged.',
  mend_card: 'Check the card or use another one, then pay again. You have not been charged.',
  contact: 'Does it happen again? Write to us:',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    payment: typeof messages;
  }
}

/** The card form, the payment of a plan and what can go wrong with it. */
export const paymentText = defineMessages('payment', messages);
