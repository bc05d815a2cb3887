/** Renewal, plan changes, and the pages that ask for a card. */
export default {
  expired_meta: 'Renew account',
  expired_description: 'Renew your account or change your plan.',
  renewed_title: 'You renewed your account',
  renewed_lead: 'Your {{title}} plan runs until {{date}}.',
  changed_title: 'You changed your plan',
  inactive_title: 'Your account is inactive',
  inactive_text:
    "You've paid until {{date}}, so you don't owe anything. Your account is inactive because you don't have a valid card on file. Add one for free to make it active again.",
  add_card: 'Add a card',
  expired_title: 'Your account has expired',
  expired_lead: 'Your {{title}} plan ended on {{date}}. Renew it to continue.',
  renew_title: 'Renew your account',
  running_lead: 'Your {{title}} plan runs until {{date}}.',
  by_itself:
    'We charge {{price}} automatically on {{date}}. If you pay now, you pay for one more term in advance.',
  too_early_title: "You've already paid ahead",
  too_early: "You've paid until {{paidUntil}}. You can pay for another term from {{date}}.",
  renew_account: 'Renew account',
  change_package: 'Change package',
  other_package: 'Need a different plan?',
  today: 'Charged today',
  limits: 'Starting today',
  begins: 'New term starts',
  at_once: 'Today',
  until: 'Access until',
  renews: 'Renews automatically',
  price_on: '{{price}} on {{date}}',
  next_lister: 'It renews each year at that price until you turn off renewal.',
  lister_returns: 'You can list crash pads again as soon as you pay.',
  listings_return: 'Your crash pads return to search as soon as you pay.',
  search_returns: 'You can message listers again as soon as you pay.',
  price_term: '{{price}} {{term}}',

  change_meta: 'Change package',
  change_description: 'Plans you can change to, with prices and limits.',
  change_title: 'Change package',
  plan_term: '{{title}}. {{term}}.',
  your_package: 'Your plan',
  select: 'Select {{title}}',
  renew_it: 'Renew {{title}}',
  one_package: 'Seekers have one plan. Renewing it adds six months.',
  too_small_one: 'This plan allows {{count}} crash pad. You have {{own}}, including inactive ones.',
  too_small_other:
    'This plan allows {{count}} crash pads. You have {{own}}, including inactive ones.',
  new_package: 'Your new plan',
  change_now:
    'As soon as you pay, {{title}} replaces {{present}}, and a new year starts today. Your unused days pay part of it.',
  change_now_expired: 'As soon as you pay, your account opens again with everything in {{title}}.',
  change_smaller:
    "{{title}} has lower limits. With {{count}} or more tenants, you can't invite others. Current tenants stay.",
  all_packages: 'All plans',

  no_plan_title: "You don't need a plan",
  no_plan_text: "Members without a plan pay nothing to {{brand}}, and their accounts don't expire.",
  no_plan_link: 'My Crashpad Rentals',

  set_up_meta: 'Payment method',
  set_up_description: 'Add a card, or replace the one on file.',
  add_title: 'Add a payment method',
  update_title: 'Update your payment method',
  set_up_lead: 'We charge this card when your plan renews.',
  set_up_lead_once: "We charge this card when you renew. Your plan doesn't renew automatically.",
  set_up_lead_free: 'We charge this card only for what you agree to pay.',
  set_up_lead_unpaid: 'We charge this card for your first term when you finish signing up.',
  will_renew:
    'When you save this card, your {{title}} plan renews. We charge {{price}} on {{date}}, then once a year.',
  will_end: "Your {{title}} plan ends on {{end}}. We won't charge this card for it.",
  without_renewal: "Don't renew my plan",
  overdue: 'Your {{price}} renewal is overdue. We charge this card as soon as you save it.',
  save_card: 'Save card',
  keep_card: 'Continue with this card',
  saving: 'Saving…',
  saved: 'your payment method has been saved',
  saved_and_renewed: 'We saved your card and charged {{price}} for your renewal.',
  saved_and_processing:
    "We saved your card. Your {{price}} renewal is processing. We'll email the receipt.",
  declined_reason: 'Reason: {{reason}}',
  next_try: "We'll try again on {{date}}. You can fix this sooner.",
  no_next_try: "We won't try this card again automatically.",
  failed_declined: 'Your bank declined your renewal',
  failed_declined_text:
    "Your bank declined the {{price}} renewal. You haven't been charged. Add another card or pay now.",
  failed_needs_confirmation: 'Please confirm your renewal',
  failed_needs_confirmation_text:
    "Your bank needs you to confirm the {{price}} renewal. You haven't been charged.",
  failed_no_card: "We couldn't charge your renewal",
  failed_no_card_text:
    "You don't have a card on file for your {{price}} renewal. Add a card to renew.",
  pay_now: 'Pay now',
  confirm_with_bank: 'Confirm and renew',

  upgrade_meta: 'Your account and card',
  upgrade_description: 'Your card on file and next steps.',
  upgrade_title: 'Your payment method is set up',
  upgrade_lead: 'You can now renew or change your plan.',
  upgrade_lead_once: 'You can now renew your plan.',
  upgrade_lead_free: 'You can continue.',
  card: 'Your card',
  your_plan: 'Your plan',
  continue: 'Continue',
  other_card: 'Use another card',
  change_free:
    '{{title}} replaces {{present}} today. Your unused days pay for it: nothing is charged, and no money goes back.',
  change_later:
    'Nothing is charged today. {{present}} stays until {{until}}, then {{title}} starts. We charge {{price}} on {{date}}, and your plan renews automatically.',
  confirm_later: 'Change on {{date}}',
  confirm_free: 'Change now for {{price}}',
  start_now: 'Start it now instead',
  start_later: 'Start it on {{date}} instead',
  scheduled: '{{title}} starts on {{date}}.',
  kept: 'You keep {{title}}.',
  keep: 'Keep {{title}}',
  from_day: 'From {{date}}',
  now_is: '{{title}} is your plan now.',
  renewal_anytime: 'Turn off renewal anytime',
  need_card: 'Please set up a payment method first.',
  only_member: 'Only the member can change the plan.',
} as const;

export const vacation = {
  lister_returns: 'You can list vacation rentals again as soon as you pay.',
  listings_return: 'Your vacation rentals return to search as soon as you pay.',
  search_returns: 'You can message hosts again as soon as you pay.',
  one_package: 'Travelers have one plan. Renewing it adds six months.',
  too_small_one:
    'This plan allows {{count}} vacation rental. You have {{own}}, including inactive ones.',
  too_small_other:
    'This plan allows {{count}} vacation rentals. You have {{own}}, including inactive ones.',
  change_smaller:
    "{{title}} has lower limits. With {{count}} or more guests, you can't invite others. Current guests stay.",
  no_plan_link: 'My rentals',
};

export const crew = {
  lister_returns: 'You can list crew houses again as soon as you pay.',
  listings_return: 'Your crew houses return to search as soon as you pay.',
  too_small_one:
    'This plan allows {{count}} crew house. You have {{own}}, including inactive ones.',
  too_small_other:
    'This plan allows {{count}} crew houses. You have {{own}}, including inactive ones.',
  no_plan_link: 'My crew house rentals',
};
