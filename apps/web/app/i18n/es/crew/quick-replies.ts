export default {
  variable_listing: 'La casa',
};
