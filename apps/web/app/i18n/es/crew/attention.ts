export default {
  removed_one: 'Retiramos {{count}} casa de la búsqueda',
  removed_other: 'Retiramos {{count}} casas de la búsqueda',
  no_picture_one: '{{count}} casa no tiene fotos',
  no_picture_other: '{{count}} casas no tienen fotos',
  full_one: '{{count}} casa está completa, pero sigue en la búsqueda',
  full_other: '{{count}} casas están completas, pero siguen en la búsqueda',
};
