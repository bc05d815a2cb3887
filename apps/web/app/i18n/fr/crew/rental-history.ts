export default {
  field_location: 'Logement',
};
