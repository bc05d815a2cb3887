export default {
  variable_listing: 'El alojamiento',
};
