export default {
  meta_title: '%brand%: crew houses near every airport',
  meta_description:
    'Find a crew house near your base: beds, rooms and houses around airports worldwide, with price, distance and free beds.',
  hero_title: 'A crew house near your base, before you land',
  see_cp_near_airports: 'See crew houses near airports',
  mode_crashpads: 'Crew houses',
  metric_listings: 'crew houses',
  bases_text: 'Where most crew houses are right now.',
  featured_title: 'Featured crew houses',
  crew_step_1_text: 'You see every crew house within 50 miles, nearest first, on a list and a map.',
  list_your_crash_pad: 'List your crew house',
};
