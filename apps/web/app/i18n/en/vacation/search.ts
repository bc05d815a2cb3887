export default {
  crash_pads_count_one: '{{count}} vacation rental',
  crash_pads_count_other: '{{count}} vacation rentals',
  no_crash_pads_yet: 'No vacation rentals yet',
  nearest_airport_none: 'There are no vacation rentals within {{miles}} miles of you.',
};
