export default {
  the_lister: 'L’hôte',
  the_tenant: 'Le locataire',
  field_location: 'Logement',
};
