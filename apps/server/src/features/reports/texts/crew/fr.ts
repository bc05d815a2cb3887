export default {
  column_crash_pad: 'Logement',
};
