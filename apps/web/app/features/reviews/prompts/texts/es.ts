/** Asks tenants for reviews after a stay. */
export default {
  title: '¿Qué tal tu estancia?',
  text: 'Tu reseña ayuda a otros tripulantes a decidir.',
  write: 'Escribir una reseña',
  write_about: 'Escribir una reseña de {{title}}',
};

export const vacation = {
  text: 'Tu reseña ayuda a otros huéspedes a decidir.',
};
