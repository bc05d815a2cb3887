export default {
  variable_listing: 'Le logement',
};
