export default {
  results_map: 'Mapa de alojamentos perto de {{airport}}',
  results_map_anywhere: 'Mapa de alojamentos',
  pins: 'Alojamentos no mapa',
  pin: 'Alojamento, {{price}} por mês',
  pin_featured: 'Alojamento, {{price}} por mês, em destaque',
  cluster_name: '{{label}}: aproxime para ver estes alojamentos',
  card_loading: 'Carregando alojamento',
  approximate_text:
    'Este alojamento fica em algum ponto do círculo. O anfitrião informa o endereço exato.',
  pin_map: 'Mapa com o marcador do seu alojamento',
  pin_label: 'Marcador do seu alojamento. Use as setas para mover.',
};
