export default {
  topic_alerts_hint: 'Un lit se libère, ou un logement correspond à votre recherche.',
};
