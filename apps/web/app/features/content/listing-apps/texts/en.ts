export default {
  meta_title: 'Listing plans',
  meta_description:
    'Compare {{brand}} lister plans: prices, locations and tenants, which plan fits, how renewals work, and what promotions cost.',
  title: 'Listing plans',
  lead: 'Three plans. The only difference is how many locations and tenants they allow.',
  compare_title: 'Compare',
  compare_caption: 'Lister plans',
  plan: 'Plan',
  price: 'Price per year',
  locations: 'Locations',
  tenants: 'Tenants',
  up_to: 'Up to {{count}}',
  unlimited: 'Unlimited',
  per_day:
    "That's under {{cents}} cents a day to start. Every plan includes all tools: [rooms, beds, invitations and reports](/tenant-management), [AutoPay](/autopay) and [messages](/tenant-messaging).",
  fit_title: 'Which plan fits?',
  fit_text:
    '- **One house or apartment:** {{basic}}. Up to {{basic_tenants}} tenants.\n- **A second house, or more tenants:** {{premium}}. Up to {{premium_locations}} locations and {{premium_tenants}} tenants.\n- **A business:** {{pro}}. No limits.\n\nA location is one listing, active or not. Tenants are people with an accepted or pending rental. Start small. You can upgrade when you need to.',
  renewals_title: 'Renewals',
  renewals_text:
    'Plans renew each year at the same price until you turn off renewal. We email you {{notice}} days before. If your card fails, we try again and email you each time. When your plan ends, your listings leave search, and your tenants keep paying rent as before.',
  cancel_title: 'How to cancel',
  cancel_text:
    "Delete your card under Payment method in your [settings](/account-setting?tab=payment-method). We won't charge you again. Your account becomes inactive, but what you published stays in search results until the term ends.",
  boosts_title: 'Promotions',
  boosts_text:
    'Promotions are optional and not part of a plan. [How they work](/featured-details).',
  start_title: 'Get started',
  start_text:
    'Choose a plan, describe your crash pad, add pictures and publish. Most people need half an hour.',
  start: 'Choose a plan',
} as const;
