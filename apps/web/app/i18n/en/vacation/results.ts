export default {
  meta_title: 'Vacation rentals near {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} vacation rental within 50 miles of {{airport}} ({{prefix}}): beds, prices, distance and reviews by guests.',
  meta_description_other:
    '{{count}} vacation rentals within 50 miles of {{airport}} ({{prefix}}): beds, prices, distance and reviews by guests.',
  heading: 'Vacation rentals near {{city}} ({{prefix}})',
  show_crash_pads_one: 'Show {{formatted}} vacation rental',
  show_crash_pads_other: 'Show {{formatted}} vacation rentals',
  featured_why: 'Hosts pay to stand first.',
  all_listings: 'All vacation rentals',
  none_title: 'No vacation rental here yet',
  none_text:
    'Nothing is listed within {{miles}} miles of {{airport}} right now. Another destination may be near enough.',
  none_match_title: 'No vacation rental fits these filters',
  advertise_text: 'Reach guests who stay near {{prefix}}.',
};
