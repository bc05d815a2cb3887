export default {
  cannot_join: 'No puedes unirte a la lista de espera de esta casa.',
  not_active: 'Esta casa no está activa. Reactívala para invitar a inquilinos.',
};
