export default {
  basic_title: 'The New Hire',
  cancel: 'Annuler',
  close: 'Fermer',
  delete: 'Supprimer',
  edit: 'Modifier',
  premium_title: 'Line Holder',
  pro_title: 'Senior Mama',
  purpose_damage: 'Dégâts',
  purpose_deposit: 'Dépôt de garantie',
  purpose_extra_nights: 'Nuits supplémentaires',
  purpose_late_fee: 'Frais de retard',
  purpose_other: 'Autre paiement',
  purpose_parking: 'Stationnement',
  purpose_rent: 'Loyer',
  seeker_title: 'Recherche',
  something_went_wrong: 'Une erreur s’est produite. Veuillez réessayer.',
  try_again: 'Réessayer',
  undo: 'Annuler',
};

export const vacation = {
  seeker_title: 'Voyageur',
};
