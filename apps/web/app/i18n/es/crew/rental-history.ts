export default {
  field_location: 'Casa',
};
