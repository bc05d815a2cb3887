export default {
  the_tenant: 'El huésped',
  field_location: 'Alojamiento',
};
