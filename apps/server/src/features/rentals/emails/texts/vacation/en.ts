export default {
  crash_pad: 'Vacation rental',
} as const;
