export default {
  title: 'Mes locations',
  leave: 'Quitter le logement',
  checkout_text:
    '{{lister}} peut confirmer ou refuser votre demande. Les dates et heures sont celles du logement.',
  left: 'Vous avez quitté le logement.',
  find: 'Trouver un logement',
};
