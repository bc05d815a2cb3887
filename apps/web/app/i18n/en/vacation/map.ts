export default {
  results_map: 'Map of vacation rentals around {{airport}}',
  results_map_anywhere: 'Map of vacation rentals',
  pins: 'Vacation rentals on the map',
  pin: 'Vacation rental, {{price}} per month',
  pin_featured: 'Vacation rental, {{price}} per month, featured',
  cluster_name: '{{label}}: vacation rentals here, zoom in',
  card_loading: 'Loading vacation rental',
  approximate_text:
    'This vacation rental is inside the circle. The host gives you the exact address.',
  pin_map: 'Map with the pin of your vacation rental',
  pin_label: 'Pin of your vacation rental. Arrow keys move it.',
};
