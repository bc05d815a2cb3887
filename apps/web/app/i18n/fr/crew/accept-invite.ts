export default {
  to_rentals: 'Mes locations',
};
