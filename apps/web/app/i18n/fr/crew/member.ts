export default {
  my_crashpad: 'Mes logements',
  crashpads_short: 'Logements',
  my_rentals: 'Mes locations',
};
