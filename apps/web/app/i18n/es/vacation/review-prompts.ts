export default {
  text: 'Otros huéspedes deciden por lo que escribes.',
};
