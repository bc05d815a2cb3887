export default {
  total_listings_one: '{{count}} alojamento',
  total_listings_other: '{{count}} alojamentos',
  meta_title: 'Alojamentos perto de {{city}} ({{prefix}})',
  meta_description_one:
    '{{count}} alojamento a até 50 milhas de {{airport}} ({{prefix}}). Compare camas, preços, distância e avaliações de tripulantes.',
  meta_description_other:
    '{{count}} alojamentos a até 50 milhas de {{airport}} ({{prefix}}). Compare camas, preços, distância e avaliações de tripulantes.',
  heading: 'Alojamentos perto de {{city}} ({{prefix}})',
  save_search_text:
    'Avisamos por email quando um alojamento daqui for novo, ficar mais barato ou voltar a ter vaga.',
  show_crash_pads_one: 'Mostrar {{formatted}} alojamento',
  show_crash_pads_other: 'Mostrar {{formatted}} alojamentos',
  all_listings: 'Todos os alojamentos',
  none_title: 'Ainda não há alojamentos aqui',
  none_match_title: 'Nenhum alojamento com estes filtros',
  show_results: 'Ver alojamentos',
  nearest_bases: 'Bases mais próximas com alojamentos',
  mode_crashpads: 'Alojamentos',
};
