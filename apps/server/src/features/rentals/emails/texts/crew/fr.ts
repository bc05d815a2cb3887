export default {
  crash_pad: 'Logement',
  field_crash_pad: 'le logement',
};
