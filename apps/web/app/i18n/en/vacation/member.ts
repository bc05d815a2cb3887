export default {
  my_crashpad: 'My vacation rental',
  crashpads_short: 'My rentals',
  my_crew: 'My guests',
  my_rentals: 'My rentals',
};
