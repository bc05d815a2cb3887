export default {
  listings: 'Alojamientos',
  rentals: 'Estancias como huésped',
};
