export default {
  my_crashpad: 'Mi alojamiento',
  crashpads_short: 'Mis alojamientos',
  my_crew: 'Mis huéspedes',
  my_rentals: 'Mis estancias',
};
