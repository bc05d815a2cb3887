/** Questions and answers: `<group>_<number>_q` and `_a`. */
export default {
  meta_title: 'Help and questions',
  meta_description:
    'Answers for seekers, tenants and listers on %brand%: beds, messages, invitations, rent, cards and accounts.',
  title: 'Help and questions',
  lead: 'Short answers to what people ask most.',
  search: 'Search the questions',
  search_button: 'Search',
  found_zero: 'No question has these words. Try fewer, or write to us.',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  clear: 'Show all questions',
  seekers: 'Seekers',
  tenants: 'Tenants',
  listers: 'Listers',
  payments: 'Payments',
  account: 'Account',
  more: 'Not answered?',
  more_text: 'Write to us. A person answers within {{hours}} hours.',
  more_link: 'Contact us',

  seekers_1_q: 'How do I find a crash pad near my base?',
  seekers_1_a:
    'Type the airport code or city on the home page and pick it from the list. You see every crash pad within {{miles}} miles, as a list and on a map. Sort by distance or price, and filter by who may stay.',
  seekers_2_q: 'Do I need an account to look around?',
  seekers_2_a:
    'No. Prices, pictures, beds, rules and reviews are open to everyone. You need an account to message a lister.',
  seekers_3_q: 'What do I get for {{seeker}}?',
  seekers_3_a:
    'Access for {{months}} months: message every lister at every base as often as you like. It is one payment and does not renew.',
  seekers_4_q: 'What is the difference between a hot and a cold bed?',
  seekers_4_a:
    'A cold bed is yours alone. A hot bed is shared by people who are never there on the same night. See [what a crash pad is](/what).',
  seekers_5_q: 'Every bed is taken. Can I get on a waitlist?',
  seekers_5_a:
    'Yes. Join the waitlist on the page of the crash pad and say from when you need a bed. When one is free, it can be held for you for 24 hours.',
  seekers_6_q: 'The lister does not answer. What now?',
  seekers_6_a:
    'Give them {{hours}} hours, because they fly too. Then message two or three others nearby. If a listing looks abandoned, [tell us](/contact?subject=Abandoned+listing).',
  seekers_7_q: 'How far away is “11+ ml”?',
  seekers_7_a:
    'More than ten miles from the airport. Listers state the distance to the airports they choose. For all others we measure a straight line.',

  tenants_1_q: 'I was invited. Do I need a plan?',
  tenants_1_a:
    'No. Tenants with an invitation use %brand% for free, for as long as they rent and afterwards.',
  tenants_2_q: 'How do I accept an invitation?',
  tenants_2_a:
    'Open the link in the email. Check bed, dates and amounts, agree to the terms, and add a card if your lister uses AutoPay. It takes a few minutes.',
  tenants_3_q: 'My invitation says that it is no longer valid.',
  tenants_3_a:
    'It was accepted, declined or canceled, or there is a newer one. Look for a later email, or ask your lister to send it again.',
  tenants_4_q: 'I want to leave earlier. What do I do?',
  tenants_4_a:
    'On your rental page choose Change check-out date. Your lister confirms or declines it. Rent that is already paid is between you and your lister.',
  tenants_5_q: 'How do I get my deposit back?',
  tenants_5_a:
    'Your lister holds it and returns it after you check out. If something is deducted, you see how much and why. We remind listers who forget.',
  tenants_6_q: 'When can I review a lister?',
  tenants_6_a:
    'As soon as you have or had an accepted rental with them. One review per place, and you can edit it for two days.',

  listers_1_q: 'How do I list my crash pad?',
  listers_1_a:
    'Pick [a plan](/listing-apps), then go through five steps: basics, rooms and beds, amenities, rules, pictures. You can stop at any time, because the draft is saved.',
  listers_2_q: 'Why is my crash pad not in the search?',
  listers_2_a:
    'It is inactive or hidden, or your plan has ended. My crash pads says which. A full house is listed, but dimmed.',
  listers_3_q: 'Does my address appear on the site?',
  listers_3_a:
    'No. Visitors see a circle around an approximate point. Tenants see the address once they have accepted.',
  listers_4_q: 'Why can I not deactivate or delete a listing?',
  listers_4_a:
    'It has pending or accepted tenants. Cancel the invitations and check the tenants out first. Or hide it from the search, which you can do at any time.',
  listers_5_q: 'Can I list at two airports?',
  listers_5_a:
    'Yes, choose up to {{airports}} and state the distance to each. Airports within {{miles}} miles show your listing even if you do not choose them.',
  listers_6_q: 'How many pictures can I add?',
  listers_6_a:
    'Up to {{pictures}}, of up to {{size}} MB each. See the [image requirements](/image-requirements).',
  listers_7_q: 'What happens to rent when my plan ends?',
  listers_7_a:
    'Your tenants go on paying. New invitations, new listings and the search wait until you renew.',

  payments_1_q: 'Which cards can I use?',
  payments_1_a:
    'Credit and debit cards that our card provider accepts, from most countries. Amounts are in US dollars.',
  payments_2_q: 'My card was declined.',
  payments_2_a:
    'The page shows the reason that the bank gave. Check number, date and code, try another card, or call your bank. Nothing was charged.',
  payments_3_q: 'When is rent charged with AutoPay?',
  payments_3_a:
    'At {{hour}} UTC on the day of check-in, and then each month on the payment day. The deposit is charged when you accept. See [AutoPay](/autopay).',
  payments_4_q: 'What does a rent payment by card cost?',
  payments_4_a:
    'The tenant pays the rent only. The lister bears the fee of the card provider and 1% for us. [See an example](/fees).',
  payments_5_q: 'Where are my receipts?',
  payments_5_a:
    'Plans are under [Receipts](/receipts). Rent is on the rental page of tenants and under Transactions for listers.',
  payments_6_q: 'Can I get a refund?',
  payments_6_a:
    'In deserving cases. Read the [refund policies](/refund-policies) and write to us with the number of the receipt.',

  account_1_q: 'I forgot my password.',
  account_1_a: '[Get a link by email](/forgot). It works once, for {{reset}} minutes.',
  account_2_q: 'How do I stop my plan from renewing?',
  account_2_a:
    'Delete your card under Payment method in your [settings](/account-setting?tab=payment-method). Seeker plans never renew.',
  account_3_q: 'How do I change my email?',
  account_3_a:
    'In your [settings](/account-setting), with your password. We send a link to the new address, and it changes when you open it.',
  account_4_q: 'Someone else may be logged in as me.',
  account_4_a:
    'Change your password, then log out all other devices in your settings. Tell us if you see things you did not do.',
  account_5_q: 'How do I close my account?',
  account_5_a:
    'Listers end rentals and delete their card first. Then close the account in your settings, or [ask us](/contact?subject=Close+my+account) to do it.',
} as const;
