export default {
  meta_description: '{{name}} on %brand%: crew houses, reviews by crew and answers to them.',
  crash_pads: 'Crew houses of {{name}}',
  crash_pads_pages: "Pages of {{name}}'s crew houses",
  crash_pads_previous: 'Previous crew houses',
  crash_pads_next_one: 'Next crew house',
  crash_pads_next_other: 'Next {{count}} crew houses',
  no_crash_pads: '{{name}} has no crew house online at the moment.',
  crash_pads_count_one: '{{count}} crew house',
  crash_pads_count_other: '{{count}} crew houses',
};
