export default {
  crash_pads_count_one: '{{count}} crew house',
  crash_pads_count_other: '{{count}} crew houses',
  no_crash_pads_yet: 'No crew houses yet',
  nearest_airport_none: 'There are no crew houses within {{miles}} miles of you.',
};
