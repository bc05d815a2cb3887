export default {
  my_crashpad: 'Mes logements',
  crashpads_short: 'Logements',
  my_crew: 'Mes locataires',
  my_rentals: 'Mes locations',
};
