export default {
  location: 'Crew house',
  choose_location: 'Choose a crew house',
  choose_location_first: 'Choose a crew house first',
  no_beds: 'All beds in this crew house are taken.',
  no_beds_anywhere:
    'All your beds are taken. Agree on a check-out date with a tenant, or add beds to a crew house.',
  no_places: 'You need an active crew house with rooms and beds before you can invite a tenant.',
  add_crashpad: 'Add a crew house',
  my_crashpads: 'My crew houses',
  local_times: 'All times are local to the crew house.',
};
