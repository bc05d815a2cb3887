export default {
  the_tenant: 'The guest',
  field_location: 'Vacation rental',
};
