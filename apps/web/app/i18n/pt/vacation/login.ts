export default {
  my_crashpads: 'Meu imóvel de temporada',
};
