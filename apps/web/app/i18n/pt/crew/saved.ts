export default {
  meta_title: 'Alojamentos e buscas salvos',
  meta_description:
    'Seus alojamentos e buscas salvos, com alertas de novidades e preços mais baixos.',
  tab_listings: 'Alojamentos',
  find_crash_pads: 'Buscar alojamentos',
  none_text: 'Toque no coração de um alojamento para encontrá-lo aqui depois.',
  removed: 'Alojamento removido',
  searches_login_text: 'Entre para salvar buscas e saber de alojamentos novos e mais baratos.',
  no_filters: 'Todos os alojamentos',
  compare_meta_title: 'Comparar alojamentos',
  compare_meta_description: 'Preços, distâncias, camas e comodidades de alojamentos lado a lado.',
  compare_title: 'Comparar alojamentos',
  compare_none: 'Selecione até {{count}} dos seus alojamentos salvos para comparar.',
  compare_malformed:
    'Este link não indica alojamentos. Selecione até {{count}} dos que você salvou.',
  compare_too_many: 'Você pode comparar até {{count}} alojamentos por vez.',
  compare_gone: 'Estes alojamentos não estão anunciados no momento.',
  compare_missing_one: '{{count}} destes alojamentos não está anunciado no momento.',
  compare_missing_other: '{{count}} destes alojamentos não estão anunciados no momento.',
  to_saved: 'Ir para os alojamentos salvos',
  compared_crash_pad: 'Alojamento',
};
