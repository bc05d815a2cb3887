export default {
  featured_why: 'Pagado por el anfitrión',
  total_listings_one: '{{count}} alojamiento',
  total_listings_other: '{{count}} alojamientos',
  meta_title: 'Alojamientos vacacionales cerca de {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} alojamiento vacacional a menos de 50 millas de {{airport}} ({{prefix}}): camas, precios, distancia y reseñas de huéspedes.',
  meta_description_other:
    '{{count}} alojamientos vacacionales a menos de 50 millas de {{airport}} ({{prefix}}): camas, precios, distancia y reseñas de huéspedes.',
  heading: 'Alojamientos vacacionales cerca de {{city}} ({{prefix}})',
  save_search_text:
    'Te escribimos cuando un alojamiento de aquí sea nuevo, baje de precio o vuelva a estar libre.',
  show_crash_pads_one: 'Ver {{formatted}} alojamiento',
  show_crash_pads_other: 'Ver {{formatted}} alojamientos',
  all_listings: 'Todos los alojamientos',
  none_title: 'Aún no hay alojamientos aquí',
  none_text:
    'No hay anuncios a menos de {{miles}} millas de {{airport}} en este momento. Prueba con otro destino cercano.',
  none_match_title: 'Ningún alojamiento coincide con estos filtros',
  full_houses_hidden: 'Se ocultan los alojamientos completos',
  show_results: 'Ver alojamientos',
  nearest_bases: 'Aeropuertos más cercanos con alojamientos',
  mode_crashpads: 'Alojamientos',
};
