import { defineMessages } from '../messages.ts';

const messages = {
  expired_meta: 'Renew account',
  expired_description: 'Renew your account or change the package.',
  expired_title: 'Your account has expired',
  expired_lead: 'Your plan {{title}} ended on {{date}}. Renew it and go on where you were.',
  renew_title: 'Renew your account',
  running_lead: 'Your plan {{title}} runs until {{date}}.',
  by_itself:
    'Your plan renews by itself on {{date}}: you need do nothing. If you pay now, that term is paid ahead.',
  renew_account: 'Renew account',
  change_package: 'Change package',
  other_package: 'Do you need another package?',
  today: 'Today',
  until: 'Access until',
  next_lister:
    'Charged today, then {{price}} each year when the term ends, until you delete your card.',
  next_seeker: 'Charged today, once, for six months of access. It does not renew.',
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
    'It holds {{count}} crash pad, and you have {{own}}. Deactivate or delete some first.',
  too_small_other:
    'It holds {{count}} crash pads, and you have {{own}}. Deactivate or delete some first.',
  new_package: 'Your new package',
  change_now:
    'It is yours from today on. The year you pay today is added to the end of the one you have paid.',
  change_now_expired: 'It is yours from today on, and your account opens again.',
  all_packages: 'All packages',

  no_plan_title: 'Your account needs no plan',
  no_plan_text: 'Members without a plan pay nothing to %brand%, and their accounts do not expire.',
  no_plan_link: 'My Crashpad Rentals',

  set_up_meta: 'Payment method',
  set_up_description: 'Add a card, or replace the one on file.',
  add_title: 'Add a payment method',
  update_title: 'Update your payment method',
  set_up_lead: 'The card pays your plan when it renews. You can delete it at any time.',
  set_up_lead_free: 'The card pays what you agree to pay, and nothing else.',
  nothing_now: 'Nothing is charged today.',
  overdue:
    'Your renewal of {{price}} is overdue: it is charged to this card as soon as you save it.',
  save_card: 'Save card',
  keep_card: 'Continue with this card',
  saving: 'Saving ...',
  saved: 'your payment method has been saved',

  upgrade_meta: 'Your account and card',
  upgrade_description: 'The card on file, and what to do next.',
  upgrade_title: 'Your payment method is set up',
  upgrade_lead: 'With it you can renew your plan, or change it.',
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
