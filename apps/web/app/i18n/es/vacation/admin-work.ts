export default {
  listings: 'Alojamientos',
  rentals: 'Estancias como huésped',
  kind_refund: 'Reembolso al huésped',
};
