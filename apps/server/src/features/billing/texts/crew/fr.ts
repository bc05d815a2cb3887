export default {
  basic_description: 'Un logement, renouvelé chaque année',
  premium_description: 'Quelques logements, renouvelés chaque année',
  pro_description: 'Autant de logements que vous voulez, renouvelés chaque année',
};
