export default {
  place: 'crew house',
  places: 'crew houses',
} as const;
