export default {
  meta_title: 'Imóveis de temporada por aeroporto e cidade, no mundo todo',
  meta_description:
    'Todos os aeroportos com imóveis de temporada e as cidades ao redor. Veja quantos imóveis, ofertas especiais e eventos há em cada um.',
  cities_meta_title: 'Cidades com imóveis de temporada, por país',
  cities_meta_description:
    'Cidades com imóveis de temporada a até 50 milhas, por país. Veja quantos imóveis, aeroportos, ofertas especiais e eventos há em cada uma.',
  cities_heading: 'Cidades com imóveis de temporada',
  airports_by_listings: 'Primeiro, os que têm mais imóveis de temporada',
  crash_pads_from_one: '{{count}} imóvel de temporada a partir de {{price}}',
  crash_pads_from_other: '{{count}} imóveis de temporada a partir de {{price}}',
  no_areas: 'Ainda não há imóveis de temporada aqui. Encontre seu aeroporto acima.',
};
