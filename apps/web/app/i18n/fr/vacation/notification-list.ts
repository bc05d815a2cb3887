export default {
  find: 'Trouver un logement',
  a_crashpad: 'un logement',
  kind_waitlist_lapsed:
    'L’hôte ne vous a pas invité(e) à temps à {{listing}}. Vous gardez votre place.',
  kind_waitlist_released: 'L’hôte a retiré le lit à {{listing}}. Vous gardez votre place.',
  kind_listing_reminder: 'Vos logements sont-ils à jour ? Jetez un coup d’œil.',
  kind_search_alert_other: '{{count}} logements correspondent à votre recherche enregistrée.',
};
