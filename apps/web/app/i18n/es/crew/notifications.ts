export default {
  topic_alerts_hint: 'Una cama queda libre o una casa encaja con tu búsqueda.',
};
