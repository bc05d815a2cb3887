export default {
  meta_title: 'Fees',
  meta_description:
    'Every price on {{brand}}: plans, promotions and card fees, with a worked example of one rent payment.',
  title: 'Fees',
  lead: "Searching is free. Here's everything that isn't.",
  plans_title: 'Plans',
  plans_text:
    "Lister plans renew each year until you turn off renewal. The seeker plan is one payment of {{seeker}} for {{months}} months and doesn't renew. Tenants pay nothing when a lister invites them.",
  plan: 'Plan',
  price: 'Price',
  term: 'For',
  months_count: '{{count}} months',
  promotions_title: 'Promotions',
  promotions_text:
    'Promotions are optional and only for listers. They move a listing up and change nothing else. [How they work](/featured-details).',
  promotion: 'Promotion',
  cards_title: 'Rent by card',
  cards_text:
    "When tenants pay you by card, the card provider charges its fee, and we add 1% of the amount. We take both from the lister's payment. The tenant pays exactly the rent. There's no fee for rent you collect yourself.",
  example_caption: 'Fees for one payment of {{amount}}',
  example_step: 'One payment of {{amount}}',
  home_card: 'US card',
  foreign_card: 'Card from another country',
  tenant_pays: 'Tenant pays',
  provider_fee: 'Card provider',
  our_fee: '{{brand}}, 1%',
  lister_gets: 'Lister receives',
  cards_after:
    "Listers see the same amounts before they request a payment, and again in their records. If a lister refunds a payment, they don't get the fees back.",
  flat_title: 'Payout accounts',
  flat_text_none: 'You can connect a payout account for free, with no monthly fee.',
  flat_text:
    'You can connect a payout account for free. In any month with card payments, the first one also includes {{amount}}, which the provider charges for the account.',
  where_title: 'Where payments by card go',
  where_text:
    'Card payments go to a bank account in the United States, Canada, the United Kingdom, Switzerland or the European Economic Area: all countries of the European Union, Iceland, Liechtenstein and Norway. With a bank account elsewhere, you collect rent yourself. We charge cards in US dollars. Stripe converts them into the currency of the bank account and may charge for that.',
  who_title: 'Who pays what',
  who_text:
    '- **Seekers** pay for their plan.\n- **Tenants** pay rent and deposit to their lister. We charge them nothing.\n- **Listers** pay for their plan, for promotions if they want them, and for the card fees on rent they collect online.',
  hidden_title: 'No hidden fees',
  hidden_text:
    "There's no booking fee, no fee for messages and no fee to leave. You see the full price before you confirm, and you get a receipt. Listers and tenants are responsible for taxes on rent.",
} as const;
