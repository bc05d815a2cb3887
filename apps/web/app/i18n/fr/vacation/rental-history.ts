export default {
  the_tenant: 'Le locataire',
  field_location: 'Logement',
};
