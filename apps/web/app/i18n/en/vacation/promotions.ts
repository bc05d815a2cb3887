export default {
  signup_meta: 'Feature a vacation rental',
  signup_description: 'Show your vacation rental first at its airports.',
  preview: 'How travelers will see it',
  preview_featured: 'Above all other vacation rentals at its airports, labeled Featured.',
  preview_boosted: 'First among the other vacation rentals at its airports, labeled Boosted.',
  featured_at_zero: '{{prefix}}: no Featured vacation rentals',
  featured_at_one: '{{prefix}}: {{count}} Featured vacation rental',
  featured_at_other: '{{prefix}}: {{count}} Featured vacation rentals',
  order_note:
    "Visitors choose how to sort promoted vacation rentals. What hosts paid doesn't matter. Price, stars and distance stay the same.",
  hidden_warning:
    'This vacation rental is hidden from search, so no one will see the promotion. Show it in search first.',
  terms_featured:
    "We charge {{price}} now, then each month for as long as travelers can find this vacation rental. Cancel at any time, and it stays boosted until the paid month ends. We don't refund unused time.",
  paid_featured: 'Your vacation rental is featured',
  paid_boosted: 'Your vacation rental is boosted',
  paid_toast: 'Paid. Your vacation rental moved up in search.',
  my_crashpads: 'My vacation rentals',
  leaving: "We'll take you to your vacation rentals in a moment.",
  refused_not_active_text: 'Only an active vacation rental can be featured or boosted.',
  refused_removed: "This vacation rental isn't in search",
  refused_promoted: 'You already promote this vacation rental',
  refused_promoted_text:
    'Wait until the promotion ends, or cancel it in the menu under My vacation rentals.',
  refused_expired_text: "Your plan has expired, so travelers can't find your vacation rentals.",
  refused_inactive_account_text: 'Finish your payment details, then promote your vacation rental.',
  renewal_paid: 'Paid. Your vacation rental stays featured.',
  featured_meta: 'Featured vacation rentals',
  featured_description: 'Featured vacation rentals by airport, and what Featured means.',
  featured_title: 'Featured vacation rentals',
  all_near: 'All vacation rentals near {{prefix}}',
  none_title: 'No featured vacation rentals',
  none_near_title: 'No featured vacation rentals near {{prefix}}',
  none_text: 'You can still see every other vacation rental.',
  find: 'Find a vacation rental',
  what_order:
    'Featured vacation rentals follow the sort you choose: distance, price, title or date.',
};
