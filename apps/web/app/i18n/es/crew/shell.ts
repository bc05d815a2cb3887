export default {
  demo_banner: 'Demo: los miembros, casas y pagos de este sitio son ficticios.',
  what: '¿Qué es una casa para tripulaciones?',
};
