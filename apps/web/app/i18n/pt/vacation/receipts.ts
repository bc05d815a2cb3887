export default {
  find: 'Encontrar um imóvel de temporada',
};
