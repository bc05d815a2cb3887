export default {
  featured_why: 'Pago pelo anfitrião',
  total_listings_one: '{{count}} imóvel de temporada',
  total_listings_other: '{{count}} imóveis de temporada',
  meta_title: 'Imóveis de temporada perto de {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} imóvel de temporada a até 50 milhas de {{airport}} ({{prefix}}). Compare camas, preços, distância e avaliações de hóspedes.',
  meta_description_other:
    '{{count}} imóveis de temporada a até 50 milhas de {{airport}} ({{prefix}}). Compare camas, preços, distância e avaliações de hóspedes.',
  heading: 'Imóveis de temporada perto de {{city}} ({{prefix}})',
  save_search_text:
    'Avisamos por email quando um imóvel de temporada daqui for novo, ficar mais barato ou voltar a ter vaga.',
  show_crash_pads_one: 'Mostrar {{formatted}} imóvel de temporada',
  show_crash_pads_other: 'Mostrar {{formatted}} imóveis de temporada',
  all_listings: 'Todos os imóveis de temporada',
  none_title: 'Ainda não há imóveis de temporada aqui',
  none_match_title: 'Nenhum imóvel de temporada com estes filtros',
  none_text:
    'Não há anúncios a até {{miles}} milhas de {{airport}} no momento. Tente outro destino por perto.',
  show_results: 'Ver imóveis de temporada',
  nearest_bases: 'Destinos mais próximos com imóveis de temporada',
  mode_crashpads: 'Imóveis de temporada',
};
