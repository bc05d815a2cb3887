export default {
  results_map: 'Map of crew houses around {{airport}}',
  results_map_anywhere: 'Map of crew houses',
  pins: 'Crew houses on the map',
  pin: 'Crew house, {{price}} per month',
  pin_featured: 'Crew house, {{price}} per month, featured',
  cluster_name: '{{label}}: zoom in to see these crew houses',
  card_loading: 'Loading crew house',
  approximate_text:
    'This crew house is somewhere in the circle. The lister will give you the exact address.',
  pin_map: 'Map with the pin of your crew house',
  pin_label: 'Pin of your crew house. Move it with the arrow keys.',
};
