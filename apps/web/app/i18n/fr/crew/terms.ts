export default {
  lister_listing: 'Vos logements',
};
