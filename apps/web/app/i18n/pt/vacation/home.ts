export default {
  featured_text: 'Pago pelo anfitrião',
  meta_title: '%brand%: imóveis de temporada perto de todo aeroporto',
  meta_description:
    'Encontre um imóvel de temporada perto do seu destino. Compare camas, quartos e casas perto de aeroportos do mundo todo por preço, distância e camas livres.',
  hero_title: 'Encontre um imóvel de temporada perto do seu destino',
  see_cp_near_airports: 'Ver imóveis por aeroporto',
  mode_crashpads: 'Imóveis de temporada',
  metric_users: 'hóspedes',
  metric_listings: 'imóveis de temporada',
  bases_text: 'Os aeroportos com mais imóveis de temporada no momento.',
  featured_title: 'Imóveis de temporada em destaque',
  crew_step_1_text:
    'Veja todos os imóveis de temporada a até 50 milhas, do mais perto ao mais longe, em lista ou no mapa.',
  crew_step_2_text: 'Veja tipos de cama, preços, cauções, camas livres e avaliações.',
  lister_step_2: 'Convide seus hóspedes',
  list_your_crash_pad: 'Anuncie seu imóvel de temporada',
  reviews_title: 'O que os hóspedes dizem depois da estadia',
  bases_title: 'Destinos mais procurados',
  crew_step_1: 'Digite seu destino',
  crew_step_3: 'Escreva ao anfitrião',
  lister_step_2_text: 'Veja quem aluga cada cama, as datas e o aluguel. Sem planilha.',
};
