export default {
  lister_returns: 'Vous pourrez à nouveau publier des logements dès que vous payez.',
  listings_return: 'Vos logements reviennent dans la recherche dès que vous payez.',
  too_small_one:
    'Ce forfait permet {{count}} logement. Vous en avez {{own}}, y compris les inactifs.',
  too_small_other:
    'Ce forfait permet {{count}} logements. Vous en avez {{own}}, y compris les inactifs.',
  no_plan_link: 'Mes locations',
};
