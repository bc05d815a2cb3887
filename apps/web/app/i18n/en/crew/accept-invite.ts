export default {
  to_rentals: 'My crew house rentals',
};
