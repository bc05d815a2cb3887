export default {
  total_listings_one: '{{count}} crew house',
  total_listings_other: '{{count}} crew houses',
  meta_title: 'Crew houses near {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} crew house within 50 miles of {{airport}} ({{prefix}}). Compare beds, prices, distance and crew reviews.',
  meta_description_other:
    '{{count}} crew houses within 50 miles of {{airport}} ({{prefix}}). Compare beds, prices, distance and crew reviews.',
  heading: 'Crew houses near {{city}} ({{prefix}})',
  show_crash_pads_one: 'Show {{formatted}} crew house',
  show_crash_pads_other: 'Show {{formatted}} crew houses',
  all_listings: 'All crew houses',
  none_title: 'No crew houses here yet',
  none_match_title: 'No crew houses match these filters',
};
