export default {
  meta_description: '{{name}} en %brand%: casas para tripulaciones y reseñas de tripulantes.',
  crash_pads: 'Casas de {{name}}',
  crash_pads_pages: 'Páginas de las casas de {{name}}',
  crash_pads_previous: 'Casas anteriores',
  crash_pads_next_one: 'Siguiente casa',
  crash_pads_next_other: 'Siguientes {{count}} casas',
  no_crash_pads: '{{name}} no tiene casas publicadas en este momento.',
  crash_pads_count_one: '{{count}} casa',
  crash_pads_count_other: '{{count}} casas',
};
