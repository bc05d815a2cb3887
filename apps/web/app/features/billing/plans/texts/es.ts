/** The plans for sale: `<plan>_<part>`. */
export default {
  seeker_term: 'al año',
  seeker_price: '{{price}} por {{months}} meses. Un solo pago, sin renovación.',
  seeker_description: '$9.99 por seis meses de acceso',
  seeker_highlight_1: 'Acceso a la red',
  seeker_highlight_2: 'Alquila en todo el mundo',
  seeker_highlight_3: 'Mensajes sin límite',
  basic_term: 'al año',
  basic_description: 'Un crash pad, con renovación anual',
  basic_highlight_1: 'Una ubicación',
  basic_highlight_2: 'Hasta 15 inquilinos',
  basic_highlight_3: 'Promoción en redes sociales',
  premium_term: 'al año',
  premium_description: 'Varios crash pads, con renovación anual',
  premium_highlight_1: '2-4 ubicaciones',
  premium_highlight_2: 'Hasta 100 inquilinos',
  premium_highlight_3: 'Promoción en redes sociales',
  pro_term: 'al año',
  pro_description: 'Todos los crash pads que tengas, con renovación anual',
  pro_highlight_1: 'Ubicaciones sin límite',
  pro_highlight_2: 'Inquilinos sin límite',
  pro_highlight_3: 'Promoción en redes sociales',
  term_renews: 'Se renueva el {{date}}',
  term_expires: 'Vence el {{date}}',
  term_expired: 'Venció el {{date}}',
  then_plan: '{{present}} hasta el {{date}}, después {{next}}',
};

export const vacation = {
  basic_description: 'Un alojamiento, con renovación anual',
  basic_highlight_2: 'Hasta 15 huéspedes',
  premium_description: 'Varios alojamientos, con renovación anual',
  premium_highlight_2: 'Hasta 100 huéspedes',
  pro_description: 'Todos los alojamientos que tengas, con renovación anual',
  pro_highlight_2: 'Huéspedes sin límite',
};

export const crew = {
  basic_description: 'Una casa, con renovación anual',
  premium_description: 'Varias casas, con renovación anual',
  pro_description: 'Todas las casas que tengas, con renovación anual',
};
