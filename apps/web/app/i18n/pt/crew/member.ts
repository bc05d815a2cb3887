export default {
  my_crashpad: 'Meu alojamento',
  crashpads_short: 'Meus alojamentos',
  my_rentals: 'Minhas estadias',
};
