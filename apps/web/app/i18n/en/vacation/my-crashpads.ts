export default {
  act_crew: 'My guests',
  act_invite: 'Invite guest',
  invite_to: '{{bed}}, free: invite a guest',
  title: 'My vacation rental',
  description: 'Your vacation rentals: who lives where, what is free, and what comes in.',
  stat_crashpads: 'Vacation rentals',
  empty_title: 'Your first vacation rental goes here',
  draft_untitled: 'You were writing a new vacation rental',
  full_one: '{{count}} vacation rental is full',
  full_other: '{{count}} vacation rentals are full',
  full_text:
    'Please deactivate full vacation rentals, or hide them from the search until a bed is free, so that guests do not ask in vain.',
  search: 'Search your vacation rentals',
  found_zero: 'No vacation rental',
  found_one: '{{count}} vacation rental',
  found_other: '{{count}} vacation rentals',
  none_match: 'No vacation rental fits',
  because_tenants:
    'You have pending or accepted guests, please delete all guests and/or invites to make this change.',
  because_limit: 'Your plan allows no more vacation rentals. Upgrade it to add one.',
  because_card: 'Add a card first. Then you can add vacation rentals.',
  your_crashpad_has_been_reactivated: 'Your vacation rental has been reactivated.',
  your_crashpad_has_been_deactivated:
    'Your vacation rental has been deactivated. Simply reactivate when you have an opening.',
  your_crashpad_has_been_removed: 'Your vacation rental has been removed.',
};
