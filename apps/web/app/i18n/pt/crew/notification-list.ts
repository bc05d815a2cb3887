export default {
  find: 'Encontrar um alojamento',
  a_crashpad: 'um alojamento',
  kind_listing_reminder: 'Seus alojamentos estão atualizados? Dê uma olhada.',
  kind_search_alert_other: '{{count}} alojamentos combinam com sua busca salva.',
};
