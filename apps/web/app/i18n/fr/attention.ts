export default {
  title: 'À traiter',
  removed_one: 'Nous avons retiré {{count}} crash pad de la recherche',
  removed_other: 'Nous avons retiré {{count}} crash pads de la recherche',
  removed_named: 'Nous avons retiré « {{name}} » de la recherche',
  renewal_one: 'Le renouvellement de votre forfait n’est pas payé. Réglez-le pour rester visible.',
  renewal_other:
    'Le renouvellement de votre forfait n’est pas payé. Réglez-le pour rester visible.',
  renewal_named:
    'Le renouvellement de votre forfait n’est pas payé. Réglez-le pour rester visible.',
  late_rent_one: '{{count}} loyer est en retard ou a échoué',
  late_rent_other: '{{count}} loyers sont en retard ou ont échoué',
  late_rent_named: 'Le loyer de {{name}} est en retard ou a échoué',
  invitations_one: '{{count}} invitation attend une réponse',
  invitations_other: '{{count}} invitations attendent une réponse',
  invitations_named: 'Votre invitation à {{name}} attend une réponse',
  no_picture_one: '{{count}} crash pad n’a pas de photo',
  no_picture_other: '{{count}} crash pads n’ont pas de photo',
  no_picture_named: '« {{name}} » n’a pas de photo',
  full_one: '{{count}} crash pad est complet et encore dans la recherche',
  full_other: '{{count}} crash pads sont complets et encore dans la recherche',
  full_named: '« {{name}} » est complet et encore dans la recherche',
};
