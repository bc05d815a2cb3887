export default {
  listings: 'Imóveis de temporada',
  rentals: 'Estadias como hóspede',
  kind_refund: 'Reembolso ao hóspede',
};
