/** The terms that new members accept. */
export default {
  terms_meta: 'Notice of understanding',
  terms_description: 'What members of {{brand}} agree to.',
  terms_title: 'Notice of understanding',
  terms_lead: "Please read this. It's our agreement with you, in plain words.",
  terms_read_only: 'You agreed to this when you joined.',
  terms_of_role:
    'Members with this kind of account agree to this when they join. The prices shown are those of the smallest plan.',
  terms_back: 'Back to home',
  for_lister: 'For listers',
  for_seeker: 'For seekers',
  for_tenant: 'For tenants',

  lister_plan: 'Your plan and its price',
  lister_plan_text:
    "You chose {{title}}. It costs {{price}} a year. We charge your card when you join, and then each year, one day before the paid year ends, until you turn off “Renew automatically” under My services in your settings. Your plan then runs until the paid year ends. If you delete your card instead, your account becomes inactive immediately. What you published stays in search results until the paid year ends. We don't refund unused months.",
  lister_listing: 'Your crash pads',
  lister_listing_text:
    "List only places you're allowed to rent out. Describe them truthfully, and keep the price, beds, rules and pictures up to date. Don't put street numbers or phone numbers in texts or pictures. The site shows an area. Tenants see the address once you've accepted each other.",
  lister_law: 'Law, insurance and safety',
  lister_law_text:
    "Local laws and your contracts decide whether you may rent out beds, how many people may sleep there, which taxes you owe and which insurance you need. You're responsible for following them. Make sure that smoke alarms, locks and beds are safe and clean before anyone moves in.",
  lister_tenants: 'Your tenants',
  lister_tenants_text:
    "Treat everyone equally, whatever their origin, religion or orientation. Agree with each tenant on rent, deposit and house rules before the first night, and return deposits as you agreed. Contracts are between you and your tenants. We're not a party to them.",
  lister_money: 'Rent through AutoPay',
  lister_money_text:
    'If you let us collect rent, the card payment provider pays it out to you, less its fees and 1% for us. You see each fee before you turn on AutoPay, and you can turn it off at any time.',

  seeker_plan: 'Six months for one payment',
  seeker_plan_text:
    "You pay {{price}} once, by card, when you join. It gives you six months of access from today. It doesn't renew. After six months, we deactivate your account until you choose to pay again. We don't refund unused months.",
  seeker_search: 'What you get',
  seeker_search_text:
    "You can message every lister at every base, as often as you like. We don't promise that a bed is free, that a lister answers or that a place is what you hoped for. Ask questions, read the reviews, and visit the place if you can.",
  seeker_agree: 'Before you pay a lister',
  seeker_agree_text:
    "You and the lister agree on rent, deposit, dates and house rules. We're not a party to that agreement. Put it in writing on this site. Never send money to anyone who won't show you the place, and report anyone who asks you to.",
  seeker_manners: "In someone else's home",
  seeker_manners_text:
    'Follow the house rules, leave things as you found them, and let others sleep. Crew come home at all hours.',

  tenant_plan: 'No plan, no fee',
  tenant_plan_text:
    'A lister invited you. Your account is free, both while you rent and afterwards. You only need a card if you pay your rent through this site.',
  tenant_rental: 'Your rental',
  tenant_rental_text:
    "Your lister's invitation states the bed, dates, rent, deposit and house rules. When you accept it, you agree to them. The contract is between the two of you. We're not a party to it.",
  tenant_autopay: 'If you accept AutoPay',
  tenant_autopay_text:
    'We charge the deposit when you accept. We charge rent on your move-in date at 7:00 AM UTC, then each month on the day you agreed. You see each amount before you accept, and you can turn off AutoPay at any time. After that, you and your lister settle what you owe.',
  tenant_manners: 'In the house',
  tenant_manners_text:
    'Follow the house rules, give your lister early notice when you plan to leave, and leave the bed and room as you found them.',

  common_account: 'Your account',
  common_account_text:
    "Your account is yours alone. Give us true information, be old enough to enter contracts where you live, and don't share your password. We may close accounts that people use to deceive, harass or break the law.",
  common_messages: 'Messages and reviews',
  common_messages_text:
    'Write what is true, and be polite. Review only what you experienced yourself. We may remove anything that breaks these rules, and we may read messages that someone reports.',
  common_data: 'Your data',
  common_data_text:
    "Other members see your display name, your picture and what you write about yourself. They never see your birthday, and they see your phone number only if you allow it. Your card number goes to the card payment provider and never reaches us. You can have your account closed. We then delete everything the law doesn't require us to keep.",
  common_liability: 'Our liability',
  common_liability_text:
    "We bring people together and keep the site running as well as we can. We don't own, inspect or insure the places listed here. We're liable for what we do intentionally or through gross negligence, and wherever the law doesn't let us exclude liability.",
  common_changes: 'If these terms change',
  common_changes_text:
    "We'll email you at least 30 days before. If you don't agree, you can have your account closed before that day.",

  your_password: 'Enter your password again',
  your_password_text:
    "We don't store your password in this browser. Please enter the one for your new account again.",
  new_password: 'Password',
  confirm_password: 'Confirm password',
  i_agree: 'I have read this and I agree.',
  accept: 'Accept and continue',
  why_disabled: 'Check the box above to accept.',
  what_next: "Next, you pay by card. You won't be charged on this page.",
  change_details: 'Change your details',
  failed: 'Something went wrong. Please try again.',
} as const;

export const vacation = {
  for_lister: 'For hosts',
  for_seeker: 'For travelers',
  for_tenant: 'For guests',
  lister_listing: 'Your vacation rentals',
  lister_listing_text:
    "List only places you're allowed to rent out. Describe them truthfully, and keep the price, beds, rules and pictures up to date. Don't put street numbers or phone numbers in texts or pictures. The site shows an area. Guests see the address once you've accepted each other.",
  lister_tenants: 'Your guests',
  lister_tenants_text:
    "Treat everyone equally, whatever their origin, religion or orientation. Agree with each guest on rent, deposit and house rules before the first night, and return deposits as you agreed. Contracts are between you and your guests. We're not a party to them.",
  seeker_search_text:
    "You can message every host at every destination, as often as you like. We don't promise that a bed is free, that a host answers or that a place is what you hoped for. Ask questions, read the reviews, and visit the place if you can.",
  seeker_agree: 'Before you pay a host',
  seeker_agree_text:
    "You and the host agree on rent, deposit, dates and house rules. We're not a party to that agreement. Put it in writing on this site. Never send money to anyone who won't show you the place, and report anyone who asks you to.",
  seeker_manners_text:
    'Follow the house rules, leave things as you found them, and let others sleep. Guests arrive at all hours.',
  tenant_plan_text:
    'A host invited you. Your account is free, both while you rent and afterwards. You only need a card if you pay your rent through this site.',
  tenant_rental_text:
    "Your host's invitation states the bed, dates, rent, deposit and house rules. When you accept it, you agree to them. The contract is between the two of you. We're not a party to it.",
  tenant_autopay_text:
    'We charge the deposit when you accept. We charge rent on your move-in date at 7:00 AM UTC, then each month on the day you agreed. You see each amount before you accept, and you can turn off AutoPay at any time. After that, you and your host settle what you owe.',
  tenant_manners_text:
    'Follow the house rules, give your host early notice when you plan to leave, and leave the bed and room as you found them.',
};

export const crew = {
  lister_listing: 'Your crew houses',
};
