export default {
  meta_title: '%brand%: alojamentos perto de todo aeroporto',
  meta_description:
    'Encontre um alojamento perto da sua base. Compare camas, quartos e casas perto de aeroportos do mundo todo por preço, distância e camas livres.',
  hero_title: 'Encontre um alojamento perto da sua base',
  see_cp_near_airports: 'Ver alojamentos por aeroporto',
  mode_crashpads: 'Alojamentos',
  metric_listings: 'alojamentos',
  bases_text: 'Os aeroportos com mais alojamentos no momento.',
  featured_title: 'Alojamentos em destaque',
  crew_step_1_text:
    'Veja todos os alojamentos a até 50 milhas, do mais perto ao mais longe, em lista ou no mapa.',
  list_your_crash_pad: 'Anuncie seu alojamento',
};
