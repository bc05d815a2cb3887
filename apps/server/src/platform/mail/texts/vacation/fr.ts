export default {
  lister: 'hôte',
  place: 'logement de vacances',
  places: 'logements de vacances',
};
