export default {
  removed_one: 'Nous avons retiré {{count}} logement de la recherche',
  removed_other: 'Nous avons retiré {{count}} logements de la recherche',
  no_picture_one: '{{count}} logement n’a pas de photo',
  no_picture_other: '{{count}} logements n’ont pas de photo',
  full_one: '{{count}} logement est complet et encore dans la recherche',
  full_other: '{{count}} logements sont complets et encore dans la recherche',
};
