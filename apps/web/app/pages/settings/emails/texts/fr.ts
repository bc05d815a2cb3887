export default {
  emails_title: 'E-mails',
  emails_text:
    'Choisissez quand nous vous écrivons. Nous envoyons toujours tout de suite les reçus et les e-mails de sécurité ou juridiques.',
  emails_switched: 'Seul le membre peut le voir et le modifier.',
  refusal_check: 'Vérifier mon adresse e-mail',
  emails_saved: 'Choix enregistré.',
  topic_messages: 'Messages',
  topic_messages_hint: 'Les messages non lus, 10 minutes après leur arrivée.',
  topic_rent: 'Locations et paiements',
  topic_rent_hint: 'Invitations, changements de location, loyers et paiements échoués.',
  topic_reviews: 'Avis',
  topic_reviews_hint: 'Nouveaux avis et réponses.',
  topic_alerts: 'Listes d’attente et recherches enregistrées',
  topic_alerts_hint: 'Un lit se libère, ou un crash pad correspond à votre recherche.',
  topic_reminders: 'Rappels',
  topic_reminders_hint:
    'Ce que vous avez pu manquer, comme une réponse ou la fin de votre forfait.',
  topic_news: 'Nouveautés',
  topic_news_hint: 'Votre e-mail de bienvenue et les nouveautés de {{brand}}.',
  time_now: 'Tout de suite',
  time_daily: 'Une fois par jour',
  time_off: 'Jamais',

  unsubscribe_meta: 'Se désabonner',
  unsubscribe_description: 'Désactivez les e-mails de {{brand}}.',
  unsubscribe_title: 'Se désabonner',
  unsubscribe_ask: 'Ne plus recevoir d’e-mails à ce sujet ?',
  unsubscribe_confirm: 'Se désabonner',
  unsubscribed_title: 'Vous êtes désabonné(e)',
  unsubscribed_text: 'Nous ne vous enverrons plus ces e-mails : {{topic}}.',
  choose_emails: 'Choisir vos e-mails',
  unsubscribe_bad_title: 'Ce lien ne fonctionne pas',
  unsubscribe_bad:
    'Ouvrez-le à nouveau depuis l’e-mail, ou choisissez vos e-mails dans les paramètres de votre compte.',
  unsubscribe_unreachable: 'Nous n’avons pas pu joindre le serveur. Veuillez réessayer.',

  reminders_title: 'Vos locataires',
  reminders: 'Envoyer un rappel aux locataires qui paient directement',
  reminders_text:
    'Nous leur écrivons trois jours avant l’échéance du loyer, le jour même et trois jours après s’il reste dû.',
  reminders_on: 'Activé. Nous envoyons un rappel aux locataires qui paient directement.',
  reminders_off: 'Désactivé. Vous envoyez les rappels vous-même.',
  reminders_switched: 'Seul le membre peut modifier ceci.',
};

export const vacation = {
  reminders_title: 'Vos locataires',
  reminders: 'Envoyer un rappel aux locataires qui paient directement',
  reminders_on: 'Activé. Nous envoyons un rappel aux locataires qui paient directement.',
  reminders_off: 'Désactivé. Vous envoyez les rappels vous-même.',
  topic_alerts_hint: 'Un lit se libère, ou un logement correspond à votre recherche.',
};

export const crew = {
  topic_alerts_hint: 'Un lit se libère, ou un logement correspond à votre recherche.',
};
