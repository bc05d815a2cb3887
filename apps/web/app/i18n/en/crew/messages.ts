export default {
  empty_text: "Find a crew house and message its lister. You'll see the conversation here.",
  empty_text_lister:
    'When crew are interested in your crew houses, they message you here. Complete listings get more messages.',
  find_crashpads: 'Find a crew house',
  my_crashpads: 'My crew houses',
  act_listing: 'View crew house',
  act_airports: 'Find crew houses',
  select_listing: 'Select a crew house',
};
