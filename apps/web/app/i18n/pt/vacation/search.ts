export default {
  crash_pads_count_one: '{{count}} imóvel de temporada',
  crash_pads_count_other: '{{count}} imóveis de temporada',
  no_crash_pads_yet: 'Nenhum imóvel de temporada ainda',
  nearest_airport_none: 'Não há imóveis de temporada a até {{miles}} milhas de você.',
  favorites_full: 'Você já salvou {{count}} imóveis de temporada. Remova um para salvar outro.',
  recently_viewed_failed: 'Não foi possível carregar estes imóveis de temporada.',
  recently_viewed_gone: 'Os imóveis de temporada que você viu não estão anunciados no momento.',
};
