export default {
  location: 'Logement',
  location_all: 'Tous les logements',
};
