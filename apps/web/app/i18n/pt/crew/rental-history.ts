export default {
  field_location: 'Alojamento',
};
