export default {
  meta_title: 'Casas y búsquedas guardadas',
  meta_description:
    'Las casas y las búsquedas que guardaste, con alertas de las nuevas y las que bajan de precio.',
  tab_listings: 'Casas',
  find_crash_pads: 'Buscar casas',
  none_text: 'Toca el corazón de una casa para encontrarla aquí.',
  removed: 'Casa eliminada',
  searches_login_text:
    'Inicia sesión para guardar búsquedas y saber de casas nuevas y más baratas.',
  no_filters: 'Todas las casas',
  compare_meta_title: 'Comparar casas',
  compare_meta_description: 'Precios, distancias, camas y servicios de varias casas, lado a lado.',
  compare_title: 'Comparar casas',
  compare_none: 'Elige hasta {{count}} de tus casas guardadas para compararlas.',
  compare_malformed:
    'Este enlace no indica ninguna casa. Elige hasta {{count}} de las que guardaste.',
  compare_too_many: 'Puedes comparar hasta {{count}} casas a la vez.',
  compare_gone: 'Estas casas no están publicadas en este momento.',
  compare_missing_one: '{{count}} de estas casas no está publicada en este momento.',
  compare_missing_other: '{{count}} de estas casas no están publicadas en este momento.',
  to_saved: 'Ir a las casas guardadas',
  compared_crash_pad: 'Casa',
};
