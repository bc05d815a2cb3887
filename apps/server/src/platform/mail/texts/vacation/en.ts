export default {
  lister: 'host',
  place: 'vacation rental',
  places: 'vacation rentals',
} as const;
