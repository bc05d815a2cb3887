export default {
  empty_text: 'Find a crew house and write to its lister. The conversation shows here.',
  empty_text_lister:
    'Crew who are interested in your crew houses write to you here. Complete listings get more messages.',
  find_crashpads: 'Find a crew house',
  my_crashpads: 'My crew houses',
  act_listing: 'View crew house',
  act_airports: 'Find crew houses',
  select_listing: 'Select a crew house',
};
