export default {
  meta_title: 'Imóveis de temporada e buscas salvos',
  meta_description:
    'Seus imóveis de temporada e buscas salvos, com alertas de novidades e preços mais baixos.',
  tab_listings: 'Imóveis de temporada',
  find_crash_pads: 'Buscar imóveis de temporada',
  none_text: 'Toque no coração de um imóvel de temporada para encontrá-lo aqui depois.',
  removed: 'Imóvel de temporada removido',
  searches_login_text:
    'Entre para salvar buscas e saber de imóveis de temporada novos e mais baratos.',
  no_filters: 'Todos os imóveis de temporada',
  compare_meta_title: 'Comparar imóveis de temporada',
  compare_meta_description:
    'Preços, distâncias, camas e comodidades de imóveis de temporada lado a lado.',
  compare_title: 'Comparar imóveis de temporada',
  compare_none: 'Selecione até {{count}} dos seus imóveis de temporada salvos para comparar.',
  compare_malformed:
    'Este link não indica imóveis de temporada. Selecione até {{count}} dos que você salvou.',
  compare_too_many: 'Você pode comparar até {{count}} imóveis de temporada por vez.',
  compare_gone: 'Estes imóveis de temporada não estão anunciados no momento.',
  compare_missing_one: '{{count}} destes imóveis de temporada não está anunciado no momento.',
  compare_missing_other: '{{count}} destes imóveis de temporada não estão anunciados no momento.',
  to_saved: 'Ir para os imóveis de temporada salvos',
  compared_crash_pad: 'Imóvel de temporada',
  no_searches_text:
    'Busque perto do seu destino e toque em “Salvar esta busca”. Avisamos por email o que há de novo.',
};
