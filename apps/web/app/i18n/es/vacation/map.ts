export default {
  results_map: 'Mapa de alojamientos cerca de {{airport}}',
  results_map_anywhere: 'Mapa de alojamientos',
  pins: 'Alojamientos en el mapa',
  pin: 'Alojamiento, {{price}} al mes',
  pin_featured: 'Alojamiento, {{price}} al mes, destacado',
  cluster_name: '{{label}}: acerca el mapa para ver estos alojamientos',
  card_loading: 'Cargando alojamiento',
  approximate_text:
    'Este alojamiento está dentro del círculo. El anfitrión te da la dirección exacta.',
  pin_map: 'Mapa con el marcador de tu alojamiento',
  pin_label: 'Marcador de tu alojamiento. Las flechas lo mueven.',
};
