export default {
  title: 'My guests',
  description: 'Your guests, your invitations and what changed.',
  lead: 'Guests, invitations and what changed',
  add_tenant: 'Add guest',
  stat_tenants: 'Guests',
  expired_text:
    'You can still cancel invitations, check guests out, confirm check-outs and edit notes. Renew your plan to invite or edit.',
  help_invite: 'Invite guests',
  search: 'Search your guests',
  location: 'Vacation rental',
  location_all: 'All vacation rentals',
  found_zero: 'No guest',
  found_one: '{{count}} guest',
  found_other: '{{count}} guests',
  empty_text: 'Invite a guest to a bed. They accept by email, with or without an account.',
  selection: 'Selected guests',
  none_match: 'No guest matches',
};
