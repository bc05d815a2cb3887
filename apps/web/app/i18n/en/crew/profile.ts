export default {
  meta_description: '{{name}} on %brand%: crew houses and crew reviews.',
  crash_pads: "{{name}}'s crew houses",
  crash_pads_pages: "Pages of {{name}}'s crew houses",
  crash_pads_previous: 'Previous crew houses',
  crash_pads_next_one: 'Next crew house',
  crash_pads_next_other: 'Next {{count}} crew houses',
  no_crash_pads: "{{name}} doesn't have any crew houses listed right now.",
  crash_pads_count_one: '{{count}} crew house',
  crash_pads_count_other: '{{count}} crew houses',
};
