export default {
  meta_description:
    '{{beds}}, {{price}} al mes, a {{distance}} de {{airport}}. Fotos, normas de la casa y reseñas de huéspedes.',
  meta_description_no_airport:
    '{{beds}}, {{price}} al mes. Fotos, normas de la casa y reseñas de huéspedes.',
  back_to_results: 'Alojamientos vacacionales cerca de {{city}} ({{prefix}})',
  unknown_listing_text:
    'No encontramos este alojamiento. Puede que el anfitrión lo haya eliminado.',
  own_is_hidden: 'Este alojamiento no aparece en la búsqueda. Quien tenga el enlace puede verlo.',
  own_is_inactive: 'Este alojamiento no está activo. Los visitantes no pueden verlo.',
  my_crashpads: 'Mi alojamiento',
  gallery: 'Fotos del alojamiento',

  description: 'Sobre este alojamiento',
  metric_users: 'Huéspedes',
  related: 'Otros alojamientos de {{name}}',
  message_lister: 'Escribir al anfitrión',
  rules_none: 'El anfitrión no ha escrito normas de la casa. Puedes preguntarle.',
  lister: 'El anfitrión',
};
