/** Asks tenants for reviews after a stay. */
export default {
  title: '¿Qué tal tu estancia?',
  text: 'Otros tripulantes deciden por lo que escribes.',
  write: 'Escribir una reseña',
  write_about: 'Escribir una reseña de {{title}}',
};
