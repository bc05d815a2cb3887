export default {
  my_crashpad: 'My vacation rental',
  my_crew: 'My guests',
  my_rentals: 'My rentals',
};
