export default {
  title: 'My crew house',
  description: 'Your crew houses: tenants, free beds and income.',
  stat_crashpads: 'Crew houses',
  empty_title: 'Your first crew house goes here',
  draft_untitled: 'Draft: untitled crew house',
  search: 'Search your crew houses',
  found_zero: 'No crew houses',
  found_one: '{{count}} crew house',
  found_other: '{{count}} crew houses',
  none_match: 'No crew houses match',
  because_limit: "Your plan doesn't allow more crew houses. Upgrade to add one.",
  because_card: 'Add a card first. Then you can add crew houses.',
  your_crashpad_has_been_reactivated: 'Your crew house has been reactivated.',
  your_crashpad_has_been_deactivated:
    'Your crew house has been deactivated. Simply reactivate when you have an opening.',
  your_crashpad_has_been_removed: 'Your crew house has been removed.',
  select_all_tenants: 'Select the tenants of all crew houses',
};
