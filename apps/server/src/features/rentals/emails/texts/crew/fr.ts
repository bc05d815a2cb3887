export default {
  crash_pad: 'Logement',
  field_crash_pad: 'le logement',
  offer_see: 'Voir le logement',
};
