export default {
  field_location: 'Crew house',
};
