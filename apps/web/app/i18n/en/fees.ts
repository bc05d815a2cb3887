export default {
  meta_title: 'Fees',
  meta_description:
    'Every price on %brand%: plans, promotions and card fees, with a worked example of one rent payment.',
  title: 'Fees',
  lead: 'Searching is free. Here is everything that is not.',
  plans_title: 'Plans',
  plans_text:
    'Lister plans renew each year until you delete your card. The seeker plan is one payment of {{seeker}} for {{months}} months and does not renew. Tenants who are invited by a lister pay nothing.',
  plan: 'Plan',
  price: 'Price',
  term: 'For',
  months_count: '{{count}} months',
  seeker_listings: 'search and messages',
  promotions_title: 'Promotions',
  promotions_text:
    'Optional, and for listers only. They move a listing up and change nothing else. [How they work](/featured-details).',
  promotion: 'Promotion',
  cards_title: 'Rent by card',
  cards_text:
    'If tenants pay you by card, the card provider charges its fee and we add 1% of the amount. Both come out of what the lister receives. The tenant pays exactly the rent, and not a cent more. Rent that you take by hand costs nothing.',
  example_caption: 'Fees of one payment of {{amount}}',
  example_step: 'One payment of {{amount}}',
  home_card: 'US card',
  foreign_card: 'Card from abroad',
  tenant_pays: 'Tenant pays',
  provider_fee: 'Card provider',
  our_fee: '%brand%, 1%',
  lister_gets: 'Lister receives',
  cards_after:
    'The same sum stands beside each payment before a lister asks for it, and again in their records. If the lister refunds a payment, its fees are not returned.',
  flat_title: 'Payout accounts',
  flat_text_none: 'Connecting a payout account is free. There is no monthly fee for it.',
  flat_text:
    'Connecting a payout account is free. In a month with card payments, the first of them also carries {{amount}}, which the provider charges for the account.',
  who_title: 'Who bears what',
  who_text:
    '- **Seekers** pay for their plan.\n- **Tenants** pay rent and deposit to their lister. We charge them nothing.\n- **Listers** pay for their plan, for promotions if they want them, and the card fees of rent they collect online.',
  hidden_title: 'No hidden fees',
  hidden_text:
    'No booking fee, no fee for messages, no fee to leave. You see a price in full before you confirm it, and you get a receipt. Taxes on rent are between lister, tenant and the tax office.',
} as const;
