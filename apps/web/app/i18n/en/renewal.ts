import { defineMessages } from '../messages.ts';

const messages = {
  expired_meta: 'Renew account',
  expired_description: 'Renew your account or change the package.',
  renewed_title: 'Your account is renewed',
  renewed_lead: 'Your plan {{title}} runs until {{date}}.',
  changed_title: 'Your package is changed',
  inactive_title: 'Your account is inactive',
  inactive_text:
    'Your term is paid until {{date}}, so nothing is to be paid: the account is inactive only because there is no valid card on file. Adding one is free and makes it active again.',
  add_card: 'Add a card',
  expired_title: 'Your account has expired',
  expired_lead: 'Your plan {{title}} ended on {{date}}. Renew it and go on where you were.',
  renew_title: 'Renew your account',
  running_lead: 'Your plan {{title}} runs until {{date}}.',
  by_itself:
    'Your plan renews by itself on {{date}}: you need do nothing. If you pay now, that term is paid ahead.',
  too_early_title: 'Paid ahead already',
  too_early:
    'You have paid until {{paidUntil}}. One more term can be paid from {{date}} on, so that you never pay too far ahead.',
  renew_account: 'Renew account',
  change_package: 'Change package',
  other_package: 'Do you need another package?',
  today: 'Charged today',
  limits: 'From today on',
  begins: 'What you pay begins',
  at_once: 'Today',
  until: 'Access until',
  renews: 'Renews by itself',
  price_on: '{{price}} on {{date}}',
  next_lister: 'It renews each year at that price, until you delete your card.',
  next_seeker: 'Charged today, once, for six months of access. It does not renew.',
  lister_returns: 'You can list crash pads again as soon as it is paid.',
  listings_return: 'Your crash pads are back in the search as soon as it is paid.',
  search_returns: 'You can write to listers again as soon as it is paid.',
  price_term: '{{price}} {{term}}',

  change_meta: 'Change package',
  change_description: 'The packages you can change to: what they cost and what they hold.',
  change_title: 'Change package',
  change_lead: 'You have {{title}}, until {{date}}.',
  change_lead_expired: 'You had {{title}}. It ended on {{date}}.',
  your_package: 'Your package',
  select: 'Select {{title}}',
  renew_it: 'Renew {{title}}',
  one_package: 'Seekers have one package. Renewing it adds six months.',
  too_small_one:
    'It holds {{count}} crash pad, and you have {{own}}, inactive ones included. Delete some first.',
  too_small_other:
    'It holds {{count}} crash pads, and you have {{own}}, inactive ones included. Delete some first.',
  new_package: 'Your new package',
  change_now:
    'As soon as it is paid, what {{title}} holds and offers takes the place of {{present}}. Nothing of what you have paid is lost: the year that you pay today begins on {{date}}, when the present one ends.',
  change_now_expired:
    'As soon as it is paid, your account opens again with all that {{title}} holds and offers.',
  change_smaller:
    '{{title}} holds less than you have now: with {{count}} tenants or more you cannot invite others. Whoever rents already stays.',
  all_packages: 'All packages',

  no_plan_title: 'Your account needs no plan',
  no_plan_text: 'Members without a plan pay nothing to %brand%, and their accounts do not expire.',
  no_plan_link: 'My Crashpad Rentals',

  set_up_meta: 'Payment method',
  set_up_description: 'Add a card, or replace the one on file.',
  add_title: 'Add a payment method',
  update_title: 'Update your payment method',
  set_up_lead: 'The card pays your plan when it renews.',
  set_up_lead_once: 'The card pays when you renew. Your plan does not renew by itself.',
  set_up_lead_free: 'The card pays what you agree to pay, and nothing else.',
  nothing_now: 'Nothing is charged today.',
  overdue:
    'Your renewal of {{price}} is overdue: it is charged to this card as soon as you save it.',
  save_card: 'Save card',
  keep_card: 'Continue with this card',
  saving: 'Saving ...',
  saved: 'your payment method has been saved',
  saved_and_renewed: 'Your card is saved, and your renewal of {{price}} is paid with it.',
  saved_and_processing:
    'Your card is saved. Your renewal of {{price}} is being processed: the receipt comes by e-mail.',
  declined_title: 'Your card is saved, but the renewal was declined',
  declined_text:
    'Your renewal of {{price}} was tried with this card, and the bank said no. You have not been charged.',
  declined_reason: 'The reason: {{reason}}',
  asks_bank_title: 'Your card is saved, but your bank wants to ask you',
  asks_bank_text:
    'Your renewal of {{price}} waits until you confirm it with your bank. You have not been charged.',
  next_try: 'It is tried again by itself on {{date}}. You can mend it earlier.',
  no_next_try: 'It is not tried again with this card by itself.',
  failed_declined: 'Your renewal was declined',
  failed_declined_text:
    'Your renewal of {{price}} was tried with your card, and the bank said no. You have not been charged. Add another card or pay now.',
  failed_asks: 'Your renewal waits for you',
  failed_asks_text:
    'Your bank wants you to confirm the renewal of {{price}} yourself. You have not been charged.',
  failed_no_card: 'Your renewal could not be charged',
  failed_no_card_text:
    'There is no card on file that can be charged for your renewal of {{price}}. Add a card to be renewed.',
  pay_now: 'Pay now',
  to_renewal: 'Renew now',
  confirm_with_bank: 'Confirm and renew',

  upgrade_meta: 'Your account and card',
  upgrade_description: 'The card on file, and what to do next.',
  upgrade_title: 'Your payment method is set up',
  upgrade_lead: 'With it you can renew your plan, or change it.',
  upgrade_lead_once: 'With it you can renew your plan.',
  upgrade_lead_free: 'You can go on.',
  card: 'Your card',
  your_plan: 'Your plan',
  plan_until: '{{title}}, until {{date}}',
  plan_ended: '{{title}}, ended on {{date}}',
  continue: 'Continue',
  other_card: 'Use another card',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    renewal: typeof messages;
  }
}

/** Renewal, change of package, and the pages that ask for a card. */
export const renewalText = defineMessages('renewal', messages);
