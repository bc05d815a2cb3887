export default {
  meta_title: 'Alojamientos y búsquedas guardados',
  meta_description:
    'Los alojamientos y las búsquedas que guardaste, con alertas de los nuevos y los que bajan de precio.',
  tab_listings: 'Alojamientos',
  find_crash_pads: 'Buscar alojamientos',
  none_text: 'Toca el corazón de un alojamiento para encontrarlo aquí.',
  removed: 'Alojamiento eliminado',
  searches_login_text:
    'Inicia sesión para guardar búsquedas y saber de alojamientos nuevos y más baratos.',
  no_searches_text:
    'Busca cerca de tu destino y toca “Guardar esta búsqueda”. Te enviamos las novedades por correo.',
  no_filters: 'Todos los alojamientos',
  compare_meta_title: 'Comparar alojamientos',
  compare_meta_description:
    'Precios, distancias, camas y servicios de varios alojamientos, lado a lado.',
  compare_title: 'Comparar alojamientos',
  compare_none: 'Elige hasta {{count}} de tus alojamientos guardados para compararlos.',
  compare_malformed:
    'Este enlace no indica ningún alojamiento. Elige hasta {{count}} de los que guardaste.',
  compare_too_many: 'Puedes comparar hasta {{count}} alojamientos a la vez.',
  compare_gone: 'Estos alojamientos no están publicados en este momento.',
  compare_missing_one: '{{count}} de estos alojamientos no está publicado en este momento.',
  compare_missing_other: '{{count}} de estos alojamientos no están publicados en este momento.',
  to_saved: 'Ir a los alojamientos guardados',
  compared_crash_pad: 'Alojamiento',
};
