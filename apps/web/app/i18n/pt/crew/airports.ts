export default {
  meta_title: 'Alojamentos por aeroporto e cidade, no mundo todo',
  meta_description:
    'Todos os aeroportos com alojamentos para tripulantes e as cidades ao redor. Veja quantos imóveis, ofertas especiais e eventos há em cada um.',
  cities_meta_title: 'Cidades com alojamentos, por país',
  cities_meta_description:
    'Cidades com alojamentos para tripulantes a até 50 milhas, por país. Veja quantos imóveis, aeroportos, ofertas especiais e eventos há em cada uma.',
  cities_heading: 'Cidades com alojamentos',
  airports_by_listings: 'Primeiro, os que têm mais alojamentos',
  crash_pads_from_one: '{{count}} alojamento a partir de {{price}}',
  crash_pads_from_other: '{{count}} alojamentos a partir de {{price}}',
  no_areas: 'Ainda não há alojamentos aqui. Encontre seu aeroporto acima.',
};
