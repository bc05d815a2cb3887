export default {
  removed_one: 'Retiramos {{count}} alojamiento de la búsqueda',
  removed_other: 'Retiramos {{count}} alojamientos de la búsqueda',
  no_picture_one: '{{count}} alojamiento no tiene fotos',
  no_picture_other: '{{count}} alojamientos no tienen fotos',
  full_one: '{{count}} alojamiento está completo, pero sigue en la búsqueda',
  full_other: '{{count}} alojamientos están completos, pero siguen en la búsqueda',
};
