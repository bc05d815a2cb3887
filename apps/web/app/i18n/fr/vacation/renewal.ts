export default {
  lister_returns: 'Vous pourrez à nouveau publier des logements dès que vous payez.',
  listings_return: 'Vos logements reviennent dans la recherche dès que vous payez.',
  search_returns: 'Vous pourrez à nouveau écrire aux hôtes dès que vous payez.',
  one_package: 'Les voyageurs ont un seul forfait. Le renouveler ajoute six mois.',
  too_small_one:
    'Ce forfait permet {{count}} logement. Vous en avez {{own}}, y compris les inactifs.',
  too_small_other:
    'Ce forfait permet {{count}} logements. Vous en avez {{own}}, y compris les inactifs.',
  change_smaller:
    '{{title}} a des limites plus basses : avec {{count}} locataires ou plus, vous ne pouvez pas en inviter d’autres. Les locataires actuels restent.',
  no_plan_link: 'Mes locations',
};
