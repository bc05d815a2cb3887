/** The map of results and the approximate location of a listing. */
export default {
  results_map: 'Mapa de crash pads cerca de {{airport}}',
  results_map_anywhere: 'Mapa de crash pads',
  place_map: 'Mapa de la zona',
  keyboard_hint: 'Mapa. Las flechas lo mueven, más y menos cambian el zoom.',
  scroll_hint: 'Mantén pulsada la tecla Ctrl al desplazarte para acercar el mapa',
  scroll_hint_mac: 'Mantén pulsada la tecla ⌘ al desplazarte para acercar el mapa',
  touch_hint: 'Usa dos dedos para mover el mapa',
  skip_map: 'Saltar el mapa',
  zoom_in: 'Acercar',
  zoom_out: 'Alejar',
  whole_area: 'Mostrar toda la zona',
  pins: 'Crash pads en el mapa',
  pin: 'Crash pad, {{price}} al mes',
  pin_featured: 'Crash pad, {{price}} al mes, destacado',
  cluster: '{{number}} desde {{price}}',
  cluster_name: '{{label}}: acerca el mapa para ver estos crash pads',
  close_card: 'Cerrar',
  card_loading: 'Cargando crash pad',
  ring_miles: '{{count}} millas',
  you_are_here: 'Estás aquí',
  map_unavailable: 'El mapa no se puede mostrar aquí',
  map_unavailable_text:
    'Este navegador no puede dibujar mapas porque WebGL está desactivado. Todo lo demás en esta página funciona.',
  map_loading: 'Cargando el mapa…',
  approximate_map: 'Mapa aproximado',
  map_failed: 'El mapa no se cargó',
  map_failed_text:
    'Revisa tu conexión e inténtalo de nuevo. El resto de la página sigue funcionando.',
  retry: 'Reintentar',
  approximate: 'Ubicación aproximada',
  approximate_text:
    'Este crash pad está dentro del círculo. El anfitrión te da la dirección exacta.',
  airport_at: '{{airport}}: a {{distance}}',
  use_my_location: 'Usar mi ubicación',
  locating: 'Buscando tu ubicación…',
  found_you: 'Ubicación encontrada.',
  pin_map: 'Mapa con el marcador de tu crash pad',
  pin_hint:
    'Arrastra el marcador hasta la puerta o muévelo con las flechas. Con Mayús los pasos son más grandes.',
  pin_label: 'Marcador de tu crash pad. Las flechas lo mueven.',
};

export const vacation = {
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

export const crew = {
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
