export default {
  my_crashpad: 'Meu imóvel de temporada',
  crashpads_short: 'Meus imóveis',
  my_crew: 'Meus hóspedes',
  my_rentals: 'Minhas estadias',
};
