export default {
  signup_meta: 'Feature a vacation rental',
  signup_description: 'Show your vacation rental first at its airports.',
  preview: 'How travelers will see it',
  preview_featured: 'Above all other vacation rentals of its airports, labeled Featured.',
  preview_boosted: 'First among the other vacation rentals of its airports, labeled Boosted.',
  featured_at_zero: '{{prefix}}: no vacation rental is Featured',
  featured_at_one: '{{prefix}}: {{count}} vacation rental is Featured',
  featured_at_other: '{{prefix}}: {{count}} vacation rentals are Featured',
  order_note:
    'Promoted vacation rentals are sorted by what the visitor chose, never by what their hosts paid. Price, stars and distance stay the same.',
  hidden_warning:
    'This vacation rental is hidden from search. You pay although nobody finds it there. Show it in search first.',
  terms_featured:
    'We charge {{price}} now, and again each month, as long as travelers can find this vacation rental. Cancel at any time; it then stays boosted until the paid month ends. We don’t refund unused time.',
  paid_featured: 'Your vacation rental is featured',
  paid_boosted: 'Your vacation rental is boosted',
  paid_toast: 'Paid. Your vacation rental moved up in search.',
  my_crashpads: 'My vacation rentals',
  leaving: 'We take you to your vacation rentals in a moment.',
  refused_not_active_text: 'Only an active vacation rental can be featured or boosted.',
  refused_removed: 'This vacation rental is not in search',
  refused_promoted: 'This vacation rental is promoted already',
  refused_promoted_text: 'Wait until it ends, or cancel it in the menu at My vacation rentals.',
  refused_expired_text: 'Your plan has expired, so travelers cannot find your vacation rentals.',
  refused_inactive_account_text: 'Finish your payment details, then promote your vacation rental.',
  renewal_paid: 'Paid. Your vacation rental stays featured.',
  featured_meta: 'Featured vacation rentals',
  featured_description:
    'Vacation rentals that their hosts promote, by airport, and what Featured means.',
  featured_title: 'Featured vacation rentals',
  all_near: 'All vacation rentals near {{prefix}}',
  none_title: 'No featured vacation rentals',
  none_near_title: 'No featured vacation rentals near {{prefix}}',
  none_text: 'You can still see every vacation rental there is.',
  find: 'Find a vacation rental',
  what_order:
    'Among themselves featured vacation rentals follow your own sort: distance, price, title or date.',
};
