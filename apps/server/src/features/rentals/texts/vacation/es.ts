export default {
  cannot_join: 'No puedes unirte a la lista de espera de este alojamiento.',
  not_active: 'Este alojamiento no está activo. Reactívalo para invitar a huéspedes.',
};
