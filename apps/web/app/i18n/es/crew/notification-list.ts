export default {
  find: 'Buscar una casa',
  a_crashpad: 'una casa',
  kind_listing_reminder: '¿Tus casas están al día? Dales un vistazo.',
  kind_search_alert_one: '{{listing}} encaja con tu búsqueda guardada.',
  kind_search_alert_other: '{{count}} casas encajan con tu búsqueda guardada.',
};
