export default {
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
