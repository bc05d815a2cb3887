/** Questions and answers: `<group>_<number>_q` and `_a`. */
export default {
  meta_title: 'Help and FAQ',
  meta_description:
    'Answers for seekers, tenants and listers on {{brand}}: beds, messages, invitations, rent, cards and accounts.',
  title: 'Help and FAQ',
  lead: 'Short answers to common questions.',
  search: 'Search the questions',
  search_button: 'Search',
  found_zero: 'No questions match. Try fewer words, or contact us.',
  found_one: '{{count}} question',
  found_other: '{{count}} questions',
  clear: 'Show all questions',
  seekers: 'Seekers',
  tenants: 'Tenants',
  listers: 'Listers',
  payments: 'Payments',
  account: 'Account',
  more: "Didn't find an answer?",
  more_text: 'Contact us. A person will answer within {{hours}} hours.',
  more_link: 'Contact us',

  seekers_1_q: 'How do I find a crash pad near my base?',
  seekers_1_a:
    "Type the airport code or city on the home page and pick it from the list. You'll see every crash pad within {{miles}} miles, as a list and on a map. Sort by distance or price, and filter by who can stay.",
  seekers_2_q: 'Do I need an account to look around?',
  seekers_2_a:
    'No. Prices, pictures, beds, rules and reviews are open to everyone. You need an account to message a lister.',
  seekers_3_q: 'What do I get for {{seeker}}?',
  seekers_3_a:
    "You get access for {{months}} months: message every lister at every base as often as you like. It's one payment and doesn't renew.",
  seekers_4_q: "What's the difference between a hot bed and a cold bed?",
  seekers_4_a:
    'A cold bed is yours alone. You share a hot bed with people who are never there on the same night. See [what a crash pad is](/what).',
  seekers_5_q: 'Every bed is taken. Can I get on a waitlist?',
  seekers_5_a:
    "Yes. Join the waitlist on the crash pad's page and tell us when you need a bed. When one becomes free, it can be held for you for 24 hours.",
  seekers_6_q: "The lister isn't answering. What now?",
  seekers_6_a:
    'Give them {{hours}} hours, because they fly too. Then message two or three others nearby. If a listing looks abandoned, [let us know](/contact?subject=Abandoned+listing).',
  seekers_7_q: 'How far away is “11+ ml”?',
  seekers_7_a:
    'More than ten miles from the airport. Listers enter the distance to the airports they choose. For all others, we measure a straight line.',
  seekers_8_q: 'How do I turn on location access?',
  seekers_8_a:
    'Open the site settings of your browser, usually by the icon beside the address, and allow location. On a phone, allow it for the browser in the system settings too. Then reload the page.',

  tenants_1_q: 'I was invited. Do I need a plan?',
  tenants_1_a:
    'No. With an invitation, you use {{brand}} for free, both while you rent and afterwards.',
  tenants_2_q: 'How do I accept an invitation?',
  tenants_2_a:
    'Open the link in the email. Check the bed, dates and amounts, agree to the terms, and add a card if your lister uses AutoPay. It takes a few minutes.',
  tenants_3_q: "Why does my invitation say it's no longer valid?",
  tenants_3_a:
    'You already accepted or declined it, your lister canceled it, or there is a newer one. Look for a later email, or ask your lister to send a new one.',
  tenants_4_q: 'How do I leave earlier?',
  tenants_4_a:
    "On your rental page, choose Change check-out date. Your lister confirms or declines it. You and your lister settle any rent you've already paid.",
  tenants_5_q: 'How do I get my deposit back?',
  tenants_5_a:
    'Your lister holds it and returns it after you check out. If they deduct something, you see how much and why. We remind listers who forget.',
  tenants_6_q: 'When can I review a lister?',
  tenants_6_a:
    'From the check-in day of your rental with them on. You can write one review per place and edit it for two days.',

  listers_1_q: 'How do I list my crash pad?',
  listers_1_a:
    'Choose [a plan](/listing-apps), then complete five steps: basics, rooms and beds, amenities, rules, pictures. We save your draft, so you can stop at any time.',
  listers_2_q: "Why isn't my crash pad in search?",
  listers_2_a:
    "It's inactive or hidden, or your plan has ended. My crash pads shows which. Full crash pads stay in search, but dimmed.",
  listers_3_q: 'Does my address appear on the site?',
  listers_3_a:
    'No. Visitors see a circle around an approximate point. Tenants see the address once they accept.',
  listers_4_q: "Why can't I deactivate or delete a listing?",
  listers_4_a:
    'It has pending or accepted tenants. First cancel the invitations and check out the tenants. Or hide it from search, which you can do at any time.',
  listers_5_q: 'Can I list at two airports?',
  listers_5_a:
    "Yes. Choose up to {{airports}} and enter the distance to each. Airports within {{miles}} miles show your listing even if you don't choose them.",
  listers_6_q: 'How many pictures can I add?',
  listers_6_a:
    'Up to {{pictures}}. Each one can be up to {{size}} MB. See the [image requirements](/image-requirements).',
  listers_7_q: 'What happens to rent when my plan ends?',
  listers_7_a:
    'Your tenants keep paying. You need to renew to send invitations, add listings or appear in search.',

  payments_1_q: 'Which cards can I use?',
  payments_1_a:
    'Credit and debit cards that our card provider accepts, from most countries. Amounts are in US dollars.',
  payments_2_q: 'Why was my card declined?',
  payments_2_a:
    "The page shows your bank's reason. Check the number, date and code, try another card, or call your bank. You haven't been charged.",
  payments_3_q: 'When is rent charged with AutoPay?',
  payments_3_a:
    'At {{hour}} UTC on the check-in day, then each month on the payment day. We charge the deposit when you accept. See [AutoPay](/autopay).',
  payments_4_q: 'What does a rent payment by card cost?',
  payments_4_a:
    "The tenant pays only the rent. The lister pays the card provider's fee and 1% to us. [See an example](/fees).",
  payments_5_q: 'Where are my receipts?',
  payments_5_a:
    'For plans, see [Receipts](/receipts). For rent, tenants can look on their rental page and listers under Transactions.',
  payments_6_q: 'Can I get a refund?',
  payments_6_a:
    'In deserving cases. Read the [refund policies](/refund-policies) and send us your receipt number.',
  payments_7_q: 'Where does rent by card arrive?',
  payments_7_a:
    'It goes to a bank account in the United States, Canada, the United Kingdom, Switzerland or the European Economic Area. With a bank account elsewhere, the lister collects rent directly. Stripe converts US dollars into the currency of the account and may charge for that.',

  account_1_q: 'What if I forget my password?',
  account_1_a: '[Get a link by email](/forgot). It works once, for {{reset}} minutes.',
  account_2_q: 'How do I stop my plan from renewing?',
  account_2_a:
    'Turn off “Renew automatically” under My services in your [settings](/account-setting?tab=my-services). Your plan then runs out, and your card stays. Seeker plans never renew.',
  account_3_q: 'How do I change my email?',
  account_3_a:
    'Go to your [settings](/account-setting) and enter your password and new email. We send a link to the new address. Open it to confirm the change.',
  account_4_q: 'What if someone else is logged in as me?',
  account_4_a:
    "Change your password, then log out all other devices under Security in your [settings](/account-setting?tab=security). Tell us if you see anything you didn't do.",
  account_5_q: 'How do I close my account?',
  account_5_a:
    'If you are a lister, end your rentals and delete your card first. Then close the account in your settings if they offer it, or [ask us](/contact?subject=Close+my+account) to do it.',
  account_6_q: 'What is the second step?',
  account_6_a:
    'After your password, we ask for a passkey, or a code from an authenticator app on your phone. No one gets in with your password alone. Turn it on under Security in your [settings](/account-setting?tab=security), and save the ten recovery codes: each one works once instead of a code from the app.',
  account_8_q: 'What is a passkey?',
  account_8_a:
    'A passkey logs you in with your fingerprint, your face, a PIN or a security key, without your password and without a code. No fake site can ask for it. Add one under Security in your [settings](/account-setting?tab=security). If it is on one device only, add another.',
  account_7_q: 'What if I lose my phone and my recovery codes?',
  account_7_a:
    "Log in with your password and choose “I can't do this”. We email you a link that removes the second step after {{lost}} hours. Until then, you can stop it. It doesn't work if you changed your password in the last {{young}} days, and not for admins.",
} as const;

export const vacation = {
  seekers_1_q: 'How do I find a vacation rental near my destination?',
  seekers_3_a:
    "You get access for {{months}} months: message every host at every destination as often as you like. It's one payment and doesn't renew.",
  seekers_6_a:
    'Give them {{hours}} hours. Then message two or three others nearby. If a listing looks abandoned, [let us know](/contact?subject=Abandoned+listing).',
};
