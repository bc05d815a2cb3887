export default {
  find: 'Trouver un logement',
};
