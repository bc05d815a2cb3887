export default {
  act_crew: 'My guests',
  act_invite: 'Invite guest',
  invite_to: '{{bed}}, free: invite a guest',
  title: 'My vacation rental',
  description: 'Your vacation rentals: guests, free beds and income.',
  stat_crashpads: 'Vacation rentals',
  empty_title: 'Your first vacation rental goes here',
  draft_untitled: 'Draft: untitled vacation rental',
  full_one: '{{count}} vacation rental is full',
  full_other: '{{count}} vacation rentals are full',
  full_text:
    "Deactivate full vacation rentals or hide them from search until a bed is free, so guests don't contact you for nothing.",
  search: 'Search your vacation rentals',
  found_zero: 'No vacation rentals',
  found_one: '{{count}} vacation rental',
  found_other: '{{count}} vacation rentals',
  none_match: 'No vacation rentals match',
  because_tenants:
    'You have pending or accepted guests, please delete all guests and/or invites to make this change.',
  because_limit: 'Your plan allows no more vacation rentals. Upgrade to add one.',
  because_card: 'Add a card first. Then you can add vacation rentals.',
  your_crashpad_has_been_reactivated: 'Your vacation rental has been reactivated.',
  your_crashpad_has_been_deactivated:
    'Your vacation rental has been deactivated. Simply reactivate when you have an opening.',
  your_crashpad_has_been_removed: 'Your vacation rental has been removed.',
  act_message: 'Message all guests at this property',
  select_all_tenants: 'Select the guests of all vacation rentals',
};
