export default {
  featured_text: 'Paid by the host',
  meta_title: '%brand%: vacation rentals near every airport',
  meta_description:
    'Find a vacation rental near your destination. Compare beds, rooms and houses around airports worldwide by price, distance and free beds.',
  hero_title: 'Find a vacation rental near your destination',
  see_cp_near_airports: 'See rentals near airports',
  mode_crashpads: 'Vacation rentals',
  metric_users: 'guests',
  metric_listings: 'vacation rentals',
  bases_title: 'Busiest destinations',
  bases_text: 'Airports with the most vacation rentals right now.',
  featured_title: 'Featured vacation rentals',
  crew_step_1: 'Enter your destination',
  crew_step_1_text:
    'See every vacation rental within 50 miles, nearest first, as a list or on a map.',
  crew_step_3: 'Message the host',
  crew_step_2_text: 'Check bed types, prices, deposits, free beds and reviews.',
  lister_step_2: 'Invite your guests',
  lister_step_2_text:
    "See who rents each bed, their dates and their rent. You don't need a spreadsheet.",
  list_your_crash_pad: 'List your vacation rental',
  reviews_title: 'What guests say after their stay',
};
