export default {
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
