export default {
  basic_description: 'Una casa, con renovación anual',
  premium_description: 'Varias casas, con renovación anual',
  pro_description: 'Todas las casas que tengas, con renovación anual',
};
