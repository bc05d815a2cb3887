export default {
  to_rentals: 'Minhas estadias',
};
