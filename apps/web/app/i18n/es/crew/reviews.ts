export default {
  back: 'Volver a la casa',
  own_listing: 'Esta es tu casa. Solo pueden escribir reseñas quienes se alojaron aquí.',
  others: 'Otras casas de {{name}}',
};
