export default {
  description: 'Vos messages, locations, logements et votre forfait en un coup d’œil.',
  answer_invitation_text:
    'Un hôte vous propose un lit. Regardez l’offre, puis acceptez ou refusez.',
  first_crashpad_title: 'Ajoutez votre premier logement',
  find_crashpad_title: 'Trouvez un logement',
  find_crashpad_text: 'Choisissez votre destination et voyez quels lits sont libres.',
};
