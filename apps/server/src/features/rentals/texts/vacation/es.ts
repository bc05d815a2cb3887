export default {
  not_active: 'Este alojamiento no está activo. Reactívalo para invitar a huéspedes.',
};
