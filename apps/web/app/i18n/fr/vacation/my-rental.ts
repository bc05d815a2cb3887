export default {
  title: 'Mes locations',
  description: 'Vos locations et invitations : ce qui est dû, l’adresse et votre hôte.',
  closed_cancelled: 'Votre hôte a annulé l’invitation.',
  lister: 'Votre hôte',
  leave: 'Quitter le logement',
  checkout_text:
    '{{lister}} peut confirmer ou refuser votre demande. Les dates et heures sont celles du logement.',
  left: 'Vous avez quitté le logement.',
  empty_text:
    'Quand un hôte vous invite par e-mail, l’invitation apparaît ici. Vous l’acceptez en deux gestes.',
  empty_lister_text:
    'Un hôte peut aussi être locataire. Quand un autre hôte vous invite, l’invitation et votre location apparaissent ici. Vos propres locataires sont sous Mes locataires.',
  find: 'Trouver un logement',
  by_lister: 'Votre hôte',
};
