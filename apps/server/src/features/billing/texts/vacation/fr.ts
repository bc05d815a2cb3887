export default {
  basic_description: 'Un logement, renouvelé chaque année',
  payee_not_ready: 'L’hôte ne peut pas recevoir de paiements pour l’instant. Rien n’a été débité.',
  premium_description: 'Quelques logements, renouvelés chaque année',
  pro_description: 'Autant de logements que vous voulez, renouvelés chaque année',
  seeker_title: 'Voyageur',
};
