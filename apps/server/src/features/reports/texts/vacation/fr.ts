export default {
  column_crash_pad: 'Logement',
  column_lister: 'Hôte',
};
