export default {
  report: 'Signaler',
  title: 'Signaler : {{name}}',
  lead_message:
    'Nous examinerons ce message et quelques-uns avant et après. L’autre membre n’en est pas informé.',
  lead_thread:
    'Nous examinerons les messages les plus récents. L’autre membre n’en est pas informé.',
  lead_user: 'Nous examinerons ce profil. Le membre n’apprend pas qui l’a signalé.',
  lead_listing: 'Nous examinerons ce crash pad. Son loueur n’apprend pas qui l’a signalé.',
  lead_review: 'Nous examinerons cet avis et sa réponse. Son auteur n’apprend pas qui l’a signalé.',
  reason: 'Quel est le problème ?',
  reason_scam: 'Arnaque ou fraude',
  reason_harassment: 'Harcèlement ou insultes',
  reason_not_real: 'Ce n’est pas réel',
  reason_contact: 'Coordonnées, ou paiement hors du site',
  reason_other: 'Autre chose',
  note: 'Que devons-nous savoir ?',
  note_hint: 'Seule notre équipe le lit.',
  send: 'Envoyer le signalement',
  failed: 'Nous n’avons pas pu envoyer votre signalement. Veuillez réessayer.',
  thanks: 'Merci pour votre signalement. Nous allons l’examiner.',
  done: 'Terminé',
};

export const vacation = {
  lead_listing: 'Nous examinerons ce logement. Son hôte n’apprend pas qui l’a signalé.',
};

export const crew = {
  lead_listing: 'Nous examinerons ce logement. Son loueur n’apprend pas qui l’a signalé.',
};
