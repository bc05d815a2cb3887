export default {
  my_crashpad: 'My crew house',
  my_rentals: 'My crew house rentals',
};
