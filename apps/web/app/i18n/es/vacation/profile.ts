export default {
  meta_description: '{{name}} en %brand%: alojamientos vacacionales y reseñas de huéspedes.',
  must_be_tenant: 'debes ser huésped para escribir una reseña',
  already_reviewed: 'Ya escribiste una reseña de este anfitrión.',
  write_review_hint:
    'Los huéspedes que alquilan a {{name}} pueden dejar una reseña tras iniciar sesión.',
  crash_pads: 'Alojamientos de {{name}}',
  crash_pads_pages: 'Páginas de los alojamientos de {{name}}',
  crash_pads_previous: 'Alojamientos anteriores',
  crash_pads_next_one: 'Siguiente alojamiento',
  crash_pads_next_other: 'Siguientes {{count}} alojamientos',
  no_crash_pads: '{{name}} no tiene alojamientos publicados en este momento.',
  crash_pads_count_one: '{{count}} alojamiento',
  crash_pads_count_other: '{{count}} alojamientos',
  meta_title: '{{name}}, anfitrión desde {{date}}',
  no_reviews_text: 'Quienes se alojaron aquí pueden escribir la primera.',
};
