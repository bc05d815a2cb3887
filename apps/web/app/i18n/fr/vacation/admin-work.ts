export default {
  listings: 'Logements',
};
