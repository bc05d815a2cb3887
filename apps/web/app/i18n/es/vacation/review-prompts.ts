export default {
  text: 'Tu reseña ayuda a otros huéspedes a decidir.',
};
