export default {
  crash_pads_count_one: '{{count}} alojamento',
  crash_pads_count_other: '{{count}} alojamentos',
  no_crash_pads_yet: 'Nenhum alojamento ainda',
  nearest_airport_none: 'Não há alojamentos a até {{miles}} milhas de você.',
  favorites_full: 'Você já salvou {{count}} alojamentos. Remova um para salvar outro.',
  recently_viewed_failed: 'Não foi possível carregar estes alojamentos.',
  recently_viewed_gone: 'Os alojamentos que você viu não estão anunciados no momento.',
};
