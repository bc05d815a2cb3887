export default {
  variable_listing: 'O imóvel de temporada',
};
