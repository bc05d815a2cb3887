export default {
  my_crashpad: 'Mi casa',
  crashpads_short: 'Mis casas',
  my_rentals: 'Mis estancias',
};
