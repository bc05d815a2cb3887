export default {
  my_crashpads: 'Mes logements',
};
