export default {
  topic_alerts_hint: 'Quando uma cama fica livre ou um imóvel de temporada combina com sua busca.',
};
