export default {
  page_lead: 'Otros huéspedes deciden por lo que escribes.',
  back: 'Volver al alojamiento',
  own_listing: 'Este es tu alojamiento. Las reseñas las escriben quienes se alojaron aquí.',
  must_be_tenant: 'debes ser huésped para escribir una reseña',
  others: 'Otros alojamientos de {{name}}',
};
