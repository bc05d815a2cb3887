export default {
  meta_title: 'Listing plans',
  meta_description:
    'Lister plans of %brand% compared: prices, locations and tenants, which plan fits, how renewals work, and what promotions cost.',
  title: 'Listing plans',
  lead: 'Three plans. They differ in how many locations and tenants they hold, and in nothing else.',
  compare_title: 'Compare',
  compare_caption: 'Lister plans',
  plan: 'Plan',
  price: 'Price per year',
  locations: 'Locations',
  tenants: 'Tenants',
  up_to: 'Up to {{count}}',
  unlimited: 'Unlimited',
  per_day:
    'That starts at under {{cents}} cents a day. Every plan has all tools: [rooms, beds, invitations and reports](/tenant-management), [AutoPay](/autopay) and [messages](/tenant-messaging).',
  fit_title: 'Which plan fits?',
  fit_text:
    '- **One house or apartment:** {{basic}}. It holds {{basic_tenants}} tenants.\n- **A second house, or more beds than that:** {{premium}}. Up to {{premium_locations}} locations and {{premium_tenants}} tenants.\n- **A business:** {{pro}}. No limits.\n\nA location is one listing, active or not. Tenants are people with an accepted or pending rental. Start small: you can move up when you need to.',
  renewals_title: 'Renewals',
  renewals_text:
    'Plans renew each year at the same price until you delete your card. We email you {{notice}} days before. If a card fails, we try again and tell you each time. When a plan ends, your listings leave the search, and your tenants go on paying rent as before.',
  cancel_title: 'How to cancel',
  cancel_text:
    'Delete the card under Payment method in your [settings](/account-setting?tab=payment-method). You keep what you paid for until the term ends. We do not charge you again.',
  boosts_title: 'Promotions',
  boosts_text: 'They are optional and come on top of a plan. [How they work](/featured-details).',
  start_title: 'Get started',
  start_text:
    'Pick a plan, describe your crash pad, add pictures, publish. Most people need half an hour.',
  start: 'Choose a plan',
} as const;
