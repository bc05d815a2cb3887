export default {
  results_map: 'Mapa de imóveis de temporada perto de {{airport}}',
  results_map_anywhere: 'Mapa de imóveis de temporada',
  pins: 'Imóveis de temporada no mapa',
  pin: 'Imóvel de temporada, {{price}} por mês',
  pin_featured: 'Imóvel de temporada, {{price}} por mês, em destaque',
  cluster_name: '{{label}}: aproxime para ver estes imóveis de temporada',
  card_loading: 'Carregando imóvel de temporada',
  approximate_text:
    'Este imóvel de temporada fica em algum ponto do círculo. O anfitrião informa o endereço exato.',
  pin_map: 'Mapa com o marcador do seu imóvel de temporada',
  pin_label: 'Marcador do seu imóvel de temporada. Use as setas para mover.',
};
