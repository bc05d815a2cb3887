export default {
  find: 'Buscar un alojamiento',
  a_crashpad: 'un alojamiento',
  kind_listing_reminder: '¿Tus alojamientos están al día? Dales un vistazo.',
  kind_search_alert_one: '{{listing}} encaja con tu búsqueda guardada.',
  kind_search_alert_other: '{{count}} alojamientos encajan con tu búsqueda guardada.',
};
