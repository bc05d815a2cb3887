export default {
  meta_description: '{{name}} no %brand%: alojamentos e avaliações de tripulantes.',
  crash_pads: 'Alojamentos de {{name}}',
  crash_pads_pages: 'Páginas dos alojamentos de {{name}}',
  crash_pads_previous: 'Alojamentos anteriores',
  crash_pads_next_one: 'Próximo alojamento',
  crash_pads_next_other: 'Próximos {{count}} alojamentos',
  no_crash_pads: '{{name}} não tem alojamentos no ar no momento.',
  crash_pads_count_one: '{{count}} alojamento',
  crash_pads_count_other: '{{count}} alojamentos',
};
