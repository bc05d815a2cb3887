export default {
  removed_one: 'Removemos {{count}} alojamento da busca',
  removed_other: 'Removemos {{count}} alojamentos da busca',
  no_picture_one: '{{count}} alojamento não tem foto',
  no_picture_other: '{{count}} alojamentos não têm foto',
  full_one: '{{count}} alojamento está lotado e ainda aparece na busca',
  full_other: '{{count}} alojamentos estão lotados e ainda aparecem na busca',
};
