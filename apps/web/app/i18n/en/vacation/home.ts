export default {
  meta_title: '%brand%: vacation rentals near every airport',
  meta_description:
    'Find a vacation rental near your destination: beds, rooms and houses around airports worldwide, with price, distance and free beds.',
  hero_title: 'A vacation rental near your destination, before you land',
  see_cp_near_airports: 'See rentals near airports',
  mode_crashpads: 'Vacation rentals',
  metric_users: 'guests',
  metric_listings: 'vacation rentals',
  bases_title: 'Busiest destinations',
  bases_text: 'Where most vacation rentals are right now.',
  featured_title: 'Featured vacation rentals',
  featured_text: 'Hosts pay to be seen first.',
  crew_step_1: 'Type your destination',
  crew_step_1_text:
    'You see every vacation rental within 50 miles, nearest first, on a list and a map.',
  crew_step_3: 'Write to the host',
  lister_step_2: 'Invite your guests',
  lister_step_2_text: 'Every bed has its guest, its dates and its rent. No spreadsheet.',
  list_your_crash_pad: 'List your vacation rental',
  reviews_title: 'What guests say after their stay',
};
