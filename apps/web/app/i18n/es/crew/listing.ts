export default {
  back_to_results: 'Casas para tripulaciones cerca de {{city}} ({{prefix}})',
  unknown_listing_text: 'No encontramos esta casa. Puede que el anfitrión la haya eliminado.',
  own_is_hidden: 'Esta casa no aparece en la búsqueda. Quien tenga el enlace puede verla.',
  own_is_inactive: 'Esta casa no está activa. Los visitantes no pueden verla.',
  my_crashpads: 'Mi casa',
  gallery: 'Fotos de la casa',

  description: 'Sobre esta casa',
  related: 'Otras casas de {{name}}',
};
