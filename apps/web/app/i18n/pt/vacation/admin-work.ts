export default {
  listings: 'Imóveis de temporada',
  rentals: 'Estadias como hóspede',
};
