export default {
  crash_pads_count_one: '{{count}} alojamiento',
  crash_pads_count_other: '{{count}} alojamientos',
  no_crash_pads_yet: 'Aún no hay alojamientos',
  nearest_airport_none: 'No hay alojamientos a menos de {{miles}} millas de ti.',
  favorites_full: 'Has guardado {{count}} alojamientos. Quita uno para guardar otro.',
  recently_viewed_failed: 'No pudimos cargar estos alojamientos.',
  recently_viewed_gone: 'Los alojamientos que viste no están publicados en este momento.',
};
