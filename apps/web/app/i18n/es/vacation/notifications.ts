export default {
  topic_alerts_hint: 'Una cama queda libre o un alojamiento encaja con tu búsqueda.',
};
