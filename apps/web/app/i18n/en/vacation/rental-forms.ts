export default {
  quote: 'What the guest pays',
  title_invite: 'Invite a guest',
  location: 'Vacation rental',
  choose_location: 'Choose a vacation rental',
  choose_location_first: 'Choose a vacation rental first',
  no_beds: 'All beds in this vacation rental are taken.',
  no_beds_anywhere:
    'All your beds are taken. Agree on a check-out date with a guest, or add beds to a vacation rental.',
  no_places:
    'You need an active vacation rental with rooms and beds before you can invite a guest.',
  add_crashpad: 'Add a vacation rental',
  my_crashpads: 'My vacation rentals',
  local_times: 'All times are local to the vacation rental.',
  agreed: 'Agreed with the guest',
  tenant_has_been_updated: 'Guest has been updated.',
};
