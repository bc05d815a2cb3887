export default {
  total_listings_one: '{{count}} casa para tripulaciones',
  total_listings_other: '{{count}} casas para tripulaciones',
  meta_title: 'Casas para tripulaciones cerca de {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} casa para tripulaciones a menos de 50 millas de {{airport}} ({{prefix}}): camas, precios, distancia y reseñas de tripulantes.',
  meta_description_other:
    '{{count}} casas para tripulaciones a menos de 50 millas de {{airport}} ({{prefix}}): camas, precios, distancia y reseñas de tripulantes.',
  heading: 'Casas para tripulaciones cerca de {{city}} ({{prefix}})',
  save_search_text:
    'Te escribimos cuando una casa de aquí sea nueva, baje de precio o vuelva a estar libre.',
  show_crash_pads_one: 'Ver {{formatted}} casa',
  show_crash_pads_other: 'Ver {{formatted}} casas',
  all_listings: 'Todas las casas',
  none_title: 'Aún no hay casas aquí',
  none_match_title: 'Ninguna casa coincide con estos filtros',
  full_houses_hidden: 'Se ocultan las casas completas',
  show_results: 'Ver casas',
  nearest_bases: 'Bases más cercanas con casas',
  mode_crashpads: 'Casas para tripulaciones',
};
