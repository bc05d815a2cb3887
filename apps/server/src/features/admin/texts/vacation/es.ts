export default {
  not_hidable: 'Solo se pueden ocultar alojamientos y reseñas.',
};
