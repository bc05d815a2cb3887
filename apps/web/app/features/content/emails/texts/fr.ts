export default {
  meta_title: 'E-mails envoyés',
  meta_description:
    'Combien d’e-mails {{brand}} a envoyés, jour par jour, de quelles sortes, et comment en recevoir moins.',
  title: 'E-mails envoyés',
  lead: 'Tous les e-mails que ce site a envoyés depuis un an, par jour. Les jours sont en UTC.',
  total: 'Depuis un an',
  latest: 'Le {{day}}',
  table_title: 'Jour par jour',
  day: 'Jour',
  emails: 'E-mails',
  newer: 'Jours plus récents',
  older: 'Jours plus anciens',
  none: 'Aucun e-mail n’a encore été envoyé.',
  kinds_title: 'Types d’e-mails',
  kinds_text:
    '- **Compte :** bienvenue, confirmation de l’e-mail, liens pour le mot de passe, alertes de connexion.\n- **Forfait :** reçus, un avis {{notice}} jours avant le renouvellement, cartes refusées.\n- **Locations :** invitations, réponses, départs, changements.\n- **Loyers :** reçus, paiements échoués, demandes.\n- **Messages :** quand vous avez des messages non lus.\n- **Avis :** nouveaux avis et nouvelles réponses.\n- **Listes d’attente et recherches enregistrées :** quand un lit se libère ou qu’une annonce correspond à votre recherche.\n- **Rappels :** pour les loueurs, sur les crash pads complets et les annonces qui n’ont pas changé depuis {{days}} jours.\n\nNous n’envoyons pas les lettres d’information d’autres, et nous ne vendons pas d’adresses e-mail.',
  stop_title: 'Comment en recevoir moins',
  stop_text:
    '- Choisissez vos e-mails par sujet dans vos [réglages](/account-setting?tab=emails) : tout de suite, une fois par jour ou jamais. Les e-mails que vous pouvez désactiver ont un lien de désinscription.\n- Lisez vos messages ici, et nous ne vous écrivons pas à leur sujet.\n- Mettez une annonce à jour et enregistrez-la : ses rappels s’arrêtent un temps.\n- Masquez ou désactivez les crash pads complets.\n- Nous envoyons toujours les reçus et les e-mails de sécurité ou juridiques. Vous en avez besoin en cas de problème.\n- Une fois votre compte fermé, tous les e-mails s’arrêtent.',
};

export const vacation = {
  kinds_text:
    '- **Compte :** bienvenue, confirmation de l’e-mail, liens pour le mot de passe, alertes de connexion.\n- **Forfait :** reçus, un avis {{notice}} jours avant le renouvellement, cartes refusées.\n- **Locations :** invitations, réponses, départs, changements.\n- **Loyers :** reçus, paiements échoués, demandes.\n- **Messages :** quand vous avez des messages non lus.\n- **Avis :** nouveaux avis et nouvelles réponses.\n- **Listes d’attente et recherches enregistrées :** quand un lit se libère ou qu’une annonce correspond à votre recherche.\n- **Rappels :** pour les hôtes, sur les logements complets et les annonces qui n’ont pas changé depuis {{days}} jours.\n\nNous n’envoyons pas les lettres d’information d’autres, et nous ne vendons pas d’adresses e-mail.',
  stop_text:
    '- Choisissez vos e-mails par sujet dans vos [réglages](/account-setting?tab=emails) : tout de suite, une fois par jour ou jamais. Les e-mails que vous pouvez désactiver ont un lien de désinscription.\n- Lisez vos messages ici, et nous ne vous écrivons pas à leur sujet.\n- Mettez une annonce à jour et enregistrez-la : ses rappels s’arrêtent un temps.\n- Masquez ou désactivez les logements complets.\n- Nous envoyons toujours les reçus et les e-mails de sécurité ou juridiques. Vous en avez besoin en cas de problème.\n- Une fois votre compte fermé, tous les e-mails s’arrêtent.',
};

export const crew = {
  kinds_text:
    '- **Compte :** bienvenue, confirmation de l’e-mail, liens pour le mot de passe, alertes de connexion.\n- **Forfait :** reçus, un avis {{notice}} jours avant le renouvellement, cartes refusées.\n- **Locations :** invitations, réponses, départs, changements.\n- **Loyers :** reçus, paiements échoués, demandes.\n- **Messages :** quand vous avez des messages non lus.\n- **Avis :** nouveaux avis et nouvelles réponses.\n- **Listes d’attente et recherches enregistrées :** quand un lit se libère ou qu’une annonce correspond à votre recherche.\n- **Rappels :** pour les loueurs, sur les logements complets et les annonces qui n’ont pas changé depuis {{days}} jours.\n\nNous n’envoyons pas les lettres d’information d’autres, et nous ne vendons pas d’adresses e-mail.',
  stop_text:
    '- Choisissez vos e-mails par sujet dans vos [réglages](/account-setting?tab=emails) : tout de suite, une fois par jour ou jamais. Les e-mails que vous pouvez désactiver ont un lien de désinscription.\n- Lisez vos messages ici, et nous ne vous écrivons pas à leur sujet.\n- Mettez une annonce à jour et enregistrez-la : ses rappels s’arrêtent un temps.\n- Masquez ou désactivez les logements complets.\n- Nous envoyons toujours les reçus et les e-mails de sécurité ou juridiques. Vous en avez besoin en cas de problème.\n- Une fois votre compte fermé, tous les e-mails s’arrêtent.',
};
