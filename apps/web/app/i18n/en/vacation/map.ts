export default {
  results_map: 'Map of vacation rentals around {{airport}}',
  results_map_anywhere: 'Map of vacation rentals',
  pins: 'Vacation rentals on the map',
  pin: 'Vacation rental, {{price}} per month',
  pin_featured: 'Vacation rental, {{price}} per month, featured',
  cluster_name: '{{label}}: zoom in to see these vacation rentals',
  card_loading: 'Loading vacation rental',
  approximate_text:
    'This vacation rental is somewhere in the circle. The host will give you the exact address.',
  pin_map: 'Map with the pin of your vacation rental',
  pin_label: 'Pin of your vacation rental. Move it with the arrow keys.',
};
