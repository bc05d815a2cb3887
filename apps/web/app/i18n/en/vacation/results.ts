export default {
  featured_why: 'Paid by the host',
  total_listings_one: '{{count}} vacation rental',
  total_listings_other: '{{count}} vacation rentals',
  meta_title: 'Vacation rentals near {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} vacation rental within 50 miles of {{airport}} ({{prefix}}). Compare beds, prices, distance and guest reviews.',
  meta_description_other:
    '{{count}} vacation rentals within 50 miles of {{airport}} ({{prefix}}). Compare beds, prices, distance and guest reviews.',
  heading: 'Vacation rentals near {{city}} ({{prefix}})',
  show_crash_pads_one: 'Show {{formatted}} vacation rental',
  show_crash_pads_other: 'Show {{formatted}} vacation rentals',
  all_listings: 'All vacation rentals',
  none_title: 'No vacation rentals here yet',
  none_text:
    'There are no listings within {{miles}} miles of {{airport}} right now. Try another destination nearby.',
  none_match_title: 'No vacation rentals match these filters',
  nearest_bases: 'Nearest airports with vacation rentals',
};
