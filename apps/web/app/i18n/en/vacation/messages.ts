export default {
  description: 'Your conversations with guests and hosts.',
  empty_text: "Find a vacation rental and message its host. You'll see the conversation here.",
  empty_text_lister:
    'When guests are interested in your vacation rentals, they message you here. Complete listings get more messages.',
  find_crashpads: 'Find a vacation rental',
  my_crashpads: 'My vacation rentals',
  act_listing: 'View vacation rental',
  act_airports: 'Find vacation rentals',
  select_listing: 'Select a vacation rental',
  starter_bed_text: 'Hi {{name}}, do you have a free bed at {{title}}? When could I check in?',
  starter_see_text: 'Hi {{name}}, could I visit {{title}} before I decide?',
};
