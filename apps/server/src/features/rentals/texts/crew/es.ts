export default {
  not_active: 'Esta casa no está activa. Reactívala para invitar a inquilinos.',
};
