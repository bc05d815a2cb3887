export default {
  removed_one: 'Removemos {{count}} imóvel de temporada da busca',
  removed_other: 'Removemos {{count}} imóveis de temporada da busca',
  no_picture_one: '{{count}} imóvel de temporada não tem foto',
  no_picture_other: '{{count}} imóveis de temporada não têm foto',
  full_one: '{{count}} imóvel de temporada está lotado e ainda aparece na busca',
  full_other: '{{count}} imóveis de temporada estão lotados e ainda aparecem na busca',
};
