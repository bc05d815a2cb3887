export default {
  variable_listing: 'O alojamento',
};
