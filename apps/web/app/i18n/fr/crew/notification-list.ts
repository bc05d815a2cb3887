export default {
  find: 'Trouver un logement',
  a_crashpad: 'un logement',
  kind_listing_reminder: 'Vos logements sont-ils à jour ? Jetez un coup d’œil.',
  kind_search_alert_other: '{{count}} logements correspondent à votre recherche enregistrée.',
};
