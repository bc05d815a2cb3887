export default {
  rental: 'Logement',
  rental_all: 'Tous les logements',
};
