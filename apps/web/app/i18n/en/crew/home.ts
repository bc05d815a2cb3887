export default {
  meta_title: '%brand%: crew houses near every airport',
  meta_description:
    'Find a crew house near your base. Compare beds, rooms and houses around airports worldwide by price, distance and free beds.',
  hero_title: 'Find a crew house near your base',
  see_cp_near_airports: 'See crew houses near airports',
  mode_crashpads: 'Crew houses',
  metric_listings: 'crew houses',
  bases_text: 'Airports with the most crew houses right now.',
  featured_title: 'Featured crew houses',
  crew_step_1_text: 'See every crew house within 50 miles, nearest first, as a list or on a map.',
  list_your_crash_pad: 'List your crew house',
};
