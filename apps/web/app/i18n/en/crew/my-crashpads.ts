export default {
  title: 'My crew house',
  description: 'Your crew houses: who lives where, what is free, and what comes in.',
  stat_crashpads: 'Crew houses',
  empty_title: 'Your first crew house goes here',
  draft_untitled: 'You were writing a new crew house',
  full_one: '{{count}} crew house is full',
  full_other: '{{count}} crew houses are full',
  full_text:
    'Please deactivate full crew houses, or hide them from the search until a bed is free, so that crew do not ask in vain.',
  search: 'Search your crew houses',
  found_zero: 'No crew house',
  found_one: '{{count}} crew house',
  found_other: '{{count}} crew houses',
  none_match: 'No crew house fits',
  because_limit: 'Your plan allows no more crew houses. Upgrade it to add one.',
  because_card: 'Add a card first. Then you can add crew houses.',
  your_crashpad_has_been_reactivated: 'Your crew house has been reactivated.',
  your_crashpad_has_been_deactivated:
    'Your crew house has been deactivated. Simply reactivate when you have an opening.',
  your_crashpad_has_been_removed: 'Your crew house has been removed.',
};
