export default {
  crash_pad: 'Crew house',
} as const;
