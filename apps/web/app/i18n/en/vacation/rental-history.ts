export default {
  the_lister: 'The host',
  the_tenant: 'The guest',
  field_location: 'Vacation rental',
};
