/** The terms that new members accept. */
export default {
  terms_meta: 'Notice of understanding',
  terms_description: 'What members of %brand% agree to.',
  terms_title: 'Notice of understanding',
  terms_lead: 'Please read this. It is what you and we agree on, in plain words.',
  terms_read_only: 'This is what you agreed to when you joined.',
  terms_of_role:
    'This is what members of this kind agree to when they join. Prices are those of the smallest plan.',
  terms_back: 'Back to the home page',
  for_lister: 'For listers',
  for_seeker: 'For seekers',
  for_tenant: 'For tenants',

  lister_plan: 'Your package and its price',
  lister_plan_text:
    "You chose {{title}}. It costs {{price}} a year, charged to your card when you join, and again each year on the same day until you stop it. You stop it by deleting your card under payment method in your settings. You keep what you paid for until the year ends. We don't refund unused months.",
  lister_listing: 'Your crash pads',
  lister_listing_text:
    'You list only places that you may let, you describe them truthfully, and you keep price, beds, rules and pictures up to date. You show no street number and no phone number in texts or pictures; the site shows an area, and tenants see the address once you have accepted each other.',
  lister_law: 'Law, insurance and house',
  lister_law_text:
    'Whether you may let beds, how many people may sleep there, what taxes are due and what insurance you need is decided by law and contracts where the house stands. You are responsible for that. Smoke alarms, locks and beds are safe and clean before anybody moves in.',
  lister_tenants: 'Your tenants',
  lister_tenants_text:
    'You treat everybody alike whatever their origin, religion or orientation. You agree with each tenant on rent, deposit and house rules before the first night, and you pay a deposit back as you agreed. Contracts are between you and your tenants, we are no party to them.',
  lister_money: 'Rent through AutoPay',
  lister_money_text:
    'When you let us collect rent, the card payment provider pays it out to you less its fees and 1% for us. You see each fee before you switch AutoPay on, and you can switch it off at any time.',

  seeker_plan: 'Six months for one payment',
  seeker_plan_text:
    "You pay {{price}} once, to your card, when you join. It gives you six months of access from today. It does not renew: after six months your account is deactivated until you choose to pay again. We don't refund unused months.",
  seeker_search: 'What you get',
  seeker_search_text:
    'You may write to every lister at every base, as often as you like. We do not promise that a bed is free, that a lister answers or that a place is as you hoped. Ask, look at the reviews, and go and see the place if you can.',
  seeker_agree: 'Before you pay a lister',
  seeker_agree_text:
    'Rent, deposit, dates and house rules are agreed between you and the lister, and we are no party to it. Agree in writing on this site. Never send money to somebody who will not show you the place, and tell us of anybody who asks you to.',
  seeker_manners: 'In somebody else’s house',
  seeker_manners_text:
    'You keep to the house rules, you leave things as you found them, and you let others sleep. Crew come home at all hours.',

  tenant_plan: 'No plan, no fee',
  tenant_plan_text:
    'A lister invited you. Your account costs nothing, as long as you rent and afterwards. You need a card only if you pay your rent through this site.',
  tenant_rental: 'Your rental',
  tenant_rental_text:
    'Bed, dates, rent, deposit and house rules are what your lister wrote in the invitation. By accepting it you agree to them. The contract is between the two of you, and we are no party to it.',
  tenant_autopay: 'If you accept AutoPay',
  tenant_autopay_text:
    'The deposit is charged when you accept. Rent is charged on your move-in date at 07:00 UTC and then each month on the day you agreed. You see each amount before you accept, and you can switch AutoPay off at any time; what you owe then is between you and your lister.',
  tenant_manners: 'In the house',
  tenant_manners_text:
    'You keep to the house rules, you tell your lister early when you leave, and you leave bed and room as you found them.',

  common_account: 'Your account',
  common_account_text:
    'It is yours alone. What you tell us about yourself is true, you are old enough to make contracts where you live, and you keep your password to yourself. We may close accounts that are used to deceive, to harass or to break the law.',
  common_messages: 'Messages and reviews',
  common_messages_text:
    'You write what is true and you stay polite. Reviews tell what you have seen yourself. We may remove what breaks this, and we may read messages when somebody reports them.',
  common_data: 'Your data',
  common_data_text:
    'Other members see your display name, your picture and what you write about yourself, never your birthday, and your phone number only if you allow it. Your card number goes to the card payment provider and never reaches us. You can close your account, and we then delete what the law does not make us keep.',
  common_liability: 'What we answer for',
  common_liability_text:
    'We bring people together and keep the site running as well as we can. We do not own, inspect or insure the houses. We answer for what we do on purpose or by gross neglect, and in every case where the law does not allow us to exclude it.',
  common_changes: 'If these terms change',
  common_changes_text:
    'We tell you by email at least 30 days before. If you do not agree you may close your account before that day.',

  your_password: 'Your password once more',
  your_password_text:
    'We keep no password in this browser. Please type the one for your new account again.',
  new_password: 'Password',
  confirm_password: 'Confirm password',
  i_agree: 'I have read this and I agree.',
  accept: 'Accept and continue',
  why_disabled: 'Tick the box above, then you can accept.',
  what_next: 'Next you pay by card. Nothing is charged on this page.',
  mend_details: 'Change your details',
  failed: 'Something went wrong. Please try again.',
} as const;
