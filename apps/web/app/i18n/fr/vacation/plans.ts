export default {
  seeker_title: 'Voyageur',
  basic_description: 'Un logement, renouvelé chaque année',
  basic_highlight_2: 'Jusqu’à 15 locataires',
  premium_description: 'Quelques logements, renouvelés chaque année',
  premium_highlight_2: 'Jusqu’à 100 locataires',
  pro_description: 'Autant de logements que vous voulez, renouvelés chaque année',
  pro_highlight_2: 'Locataires illimités',
};
