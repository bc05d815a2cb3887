export default {
  results_map: 'Mapa de casas cerca de {{airport}}',
  results_map_anywhere: 'Mapa de casas',
  pins: 'Casas en el mapa',
  pin: 'Casa, {{price}} al mes',
  pin_featured: 'Casa, {{price}} al mes, destacada',
  cluster_name: '{{label}}: acerca el mapa para ver estas casas',
  card_loading: 'Cargando casa',
  approximate_text: 'Esta casa está dentro del círculo. El anfitrión te da la dirección exacta.',
  pin_map: 'Mapa con el marcador de tu casa',
  pin_label: 'Marcador de tu casa. Las flechas lo mueven.',
};
