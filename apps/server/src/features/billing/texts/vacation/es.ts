export default {
  basic_description: 'Un alojamiento, con renovación anual',
  premium_description: 'Varios alojamientos, con renovación anual',
  pro_description: 'Todos los alojamientos que tengas, con renovación anual',
  seeker_title: 'Viajero',
};
