export default {
  place: 'imóvel de temporada',
  places: 'imóveis de temporada',
};
