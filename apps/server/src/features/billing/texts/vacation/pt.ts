export default {
  basic_description: 'Um imóvel de temporada, com renovação anual',
  payee_not_ready: 'O anfitrião não pode receber pagamentos agora. Nada foi cobrado.',
  premium_description: 'Alguns imóveis de temporada, com renovação anual',
  pro_description: 'Quantos imóveis de temporada você tiver, com renovação anual',
  seeker_title: 'Viajante',
};
