export default {
  topic_alerts_hint: 'Quando uma cama fica livre ou um alojamento combina com sua busca.',
};
