export default {
  crash_pads_count_one: '{{count}} casa para tripulaciones',
  crash_pads_count_other: '{{count}} casas para tripulaciones',
  no_crash_pads_yet: 'Aún no hay casas',
  nearest_airport_none: 'No hay casas para tripulaciones a menos de {{miles}} millas de ti.',
  favorites_full: 'Has guardado {{count}} casas. Quita una para guardar otra.',
  recently_viewed_failed: 'No pudimos cargar estas casas.',
  recently_viewed_gone: 'Las casas que viste no están publicadas en este momento.',
};
