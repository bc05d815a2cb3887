export default {
  seeker_title: 'Viajante',
  basic_description: 'Um imóvel de temporada, com renovação anual',
  basic_highlight_2: 'Até 15 hóspedes',
  premium_description: 'Alguns imóveis de temporada, com renovação anual',
  premium_highlight_2: 'Até 100 hóspedes',
  pro_description: 'Quantos imóveis de temporada você tiver, com renovação anual',
  pro_highlight_2: 'Hóspedes ilimitados',
};
