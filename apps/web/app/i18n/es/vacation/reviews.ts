export default {
  page_lead: 'Tu reseña ayuda a otros huéspedes a decidir.',
  back: 'Volver al alojamiento',
  own_listing: 'Este es tu alojamiento. Solo pueden escribir reseñas quienes se alojaron aquí.',
  must_be_tenant: 'debes ser huésped para escribir una reseña',
  others: 'Otros alojamientos de {{name}}',
};
