export default {
  place: 'logement d’équipage',
  places: 'logements d’équipage',
};
