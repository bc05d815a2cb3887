export default {
  signup_meta: 'Feature a crew house',
  signup_description: 'Show your crew house first at its airports.',
  preview_featured: 'Above all other crew houses of its airports, labeled Featured.',
  preview_boosted: 'First among the other crew houses of its airports, labeled Boosted.',
  featured_at_zero: '{{prefix}}: no crew house is Featured',
  featured_at_one: '{{prefix}}: {{count}} crew house is Featured',
  featured_at_other: '{{prefix}}: {{count}} crew houses are Featured',
  order_note:
    'Promoted crew houses are sorted by what the visitor chose, never by what their listers paid. Price, stars and distance stay the same.',
  hidden_warning:
    'This crew house is hidden from search. You pay although nobody finds it there. Show it in search first.',
  terms_featured:
    'We charge {{price}} now, and again each month, as long as crew can find this crew house. Cancel at any time; it then stays boosted until the paid month ends. We don’t refund unused time.',
  paid_featured: 'Your crew house is featured',
  paid_boosted: 'Your crew house is boosted',
  paid_toast: 'Paid. Your crew house moved up in search.',
  my_crashpads: 'My crew houses',
  leaving: 'We take you to your crew houses in a moment.',
  refused_not_active_text: 'Only an active crew house can be featured or boosted.',
  refused_removed: 'This crew house is not in search',
  refused_promoted: 'This crew house is promoted already',
  refused_promoted_text: 'Wait until it ends, or cancel it in the menu at My crew houses.',
  refused_expired_text: 'Your plan has expired, so crew cannot find your crew houses.',
  refused_inactive_account_text: 'Finish your payment details, then promote your crew house.',
  renewal_paid: 'Paid. Your crew house stays featured.',
  featured_meta: 'Featured crew houses',
  featured_description:
    'Crew houses that their listers promote, by airport, and what Featured means.',
  featured_title: 'Featured crew houses',
  all_near: 'All crew houses near {{prefix}}',
  none_title: 'No featured crew houses',
  none_near_title: 'No featured crew houses near {{prefix}}',
  none_text: 'You can still see every crew house there is.',
  find: 'Find a crew house',
  what_order:
    'Among themselves featured crew houses follow your own sort: distance, price, title or date.',
};
