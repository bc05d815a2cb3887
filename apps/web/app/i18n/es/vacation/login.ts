export default {
  my_crashpads: 'Mi alojamiento',
};
