export default {
  back: 'Volver a la casa',
  own_listing: 'Esta es tu casa. Las reseñas las escriben quienes se alojaron aquí.',
  others: 'Otras casas de {{name}}',
};
