/** Server texts: promotions. */
export default {
  boost_1_month_term: 'one month',
  boost_1_week_term: 'one week',
  boost_subscription_term: 'one month, renewed each month',
  title_boosted: 'Boosted',
  title_featured: 'Featured',
  already_boosted: 'This crash pad is boosted. Wait until the boost ends, or cancel it first.',
  already_featured: 'This crash pad is already featured.',
  boost_cancelled: 'Your crash pad has been removed from boost.',
  boosted_until: 'Your crash pad is boosted until {{day}}.',
  changed: 'This promotion has changed. Please review it again.',
  feature_cancelled:
    'Your crash pad has been removed from featured. It stays boosted until {{day}}.',
  featured: 'Your crash pad is featured now.',
  in_progress: 'A payment is already in progress. Please wait until it finishes.',
  not_active: 'Only an active crash pad can be featured. Please reactivate it first.',
  not_promoted: "This crash pad isn't featured or boosted.",
  removed: "This crash pad was removed from search, so you can't feature it.",
} as const;

export const vacation = {
  already_boosted:
    'This vacation rental is boosted. Wait until the boost ends, or cancel it first.',
  already_featured: 'This vacation rental is already featured.',
  boost_cancelled: 'Your vacation rental has been removed from boost.',
  boosted_until: 'Your vacation rental is boosted until {{day}}.',
  feature_cancelled:
    'Your vacation rental has been removed from featured. It stays boosted until {{day}}.',
  featured: 'Your vacation rental is featured now.',
  not_active: 'Only an active vacation rental can be featured. Please reactivate it first.',
  not_promoted: 'This vacation rental is not featured or boosted.',
  removed: 'This vacation rental was removed from search, so it cannot be featured.',
};

export const crew = {
  already_boosted: 'This crew house is boosted. Wait until the boost ends, or cancel it first.',
  already_featured: 'This crew house is already featured.',
  boost_cancelled: 'Your crew house has been removed from boost.',
  boosted_until: 'Your crew house is boosted until {{day}}.',
  feature_cancelled:
    'Your crew house has been removed from featured. It stays boosted until {{day}}.',
  featured: 'Your crew house is featured now.',
  not_active: 'Only an active crew house can be featured. Please reactivate it first.',
  not_promoted: 'This crew house is not featured or boosted.',
  removed: 'This crew house was removed from search, so it cannot be featured.',
};
