export default {
  seeker_title: 'Viajero',
  basic_description: 'Un alojamiento, con renovación anual',
  basic_highlight_2: 'Hasta 15 huéspedes',
  premium_description: 'Varios alojamientos, con renovación anual',
  premium_highlight_2: 'Hasta 100 huéspedes',
  pro_description: 'Todos los alojamientos que tengas, con renovación anual',
  pro_highlight_2: 'Huéspedes sin límite',
};
