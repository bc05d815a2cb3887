export default {
  to_rentals: 'Mis estancias',
};
