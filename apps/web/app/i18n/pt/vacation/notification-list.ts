export default {
  find: 'Encontrar um imóvel de temporada',
  a_crashpad: 'um imóvel de temporada',
  kind_listing_reminder: 'Seus imóveis de temporada estão atualizados? Dê uma olhada.',
  kind_search_alert_other: '{{count}} imóveis de temporada combinam com sua busca salva.',
};
