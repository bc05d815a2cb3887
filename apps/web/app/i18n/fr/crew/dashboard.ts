export default {
  description: 'Vos messages, locations, logements et votre forfait en un coup d’œil.',
  first_crashpad_title: 'Ajoutez votre premier logement',
  find_crashpad_title: 'Trouvez un logement',
};
