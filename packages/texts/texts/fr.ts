export default {
  basic_title: 'The New Hire',
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  edit: 'Modifier',
  premium_title: 'Line Holder',
  pro_title: 'Senior Mama',
  seeker_title: 'Recherche',
  something_went_wrong: 'Une erreur s’est produite. Veuillez réessayer.',
  try_again: 'Réessayer',
  undo: 'Annuler',
};

export const vacation = {
  seeker_title: 'Voyageur',
};
