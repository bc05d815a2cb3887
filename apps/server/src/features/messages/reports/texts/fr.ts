export default {
  about: 'Sujet',
  button: 'Voir les signalements',
  contact: 'Coordonnées ou paiement hors du site',
  harassment: 'Harcèlement',
  listing_subject: 'Un membre a signalé un crash pad',
  message_subject: 'Un membre a signalé un message',
  not_real: 'Pas réel',
  note: 'Note',
  other_reason: 'Autre chose',
  reason: 'Motif',
  review_subject: 'Un membre a signalé un avis',
  scam: 'Arnaque ou fraude',
  text: 'Bonjour {{name}}, {{reporter}} a envoyé un signalement.',
  thread_subject: 'Un membre a signalé une conversation',
  user_subject: 'Un membre a signalé un autre membre',
};

export const vacation = {
  listing_subject: 'Un membre a signalé un logement',
};

export const crew = {
  listing_subject: 'Un membre a signalé un logement',
};
