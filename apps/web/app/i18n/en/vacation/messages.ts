export default {
  description: 'Your conversations with guests and hosts.',
  empty_text: 'Find a vacation rental and write to its host. The conversation shows here.',
  empty_text_lister:
    'Guests who are interested in your vacation rentals write to you here. Complete listings get more messages.',
  find_crashpads: 'Find a vacation rental',
  my_crashpads: 'My vacation rentals',
  act_listing: 'View vacation rental',
  act_airports: 'Find vacation rentals',
  select_listing: 'Select a vacation rental',
  starter_bed_text: 'Hi {{name}}, is a bed free at {{title}}? I would like to know from when.',
  starter_see_text: 'Hi {{name}}, could I see {{title}} before I decide?',
};
