export default {
  kinds_text:
    '- **Compte :** bienvenue, confirmation de l’e-mail, liens pour le mot de passe, alertes de connexion.\n- **Forfait :** reçus, un avis {{notice}} jours avant le renouvellement, cartes refusées.\n- **Locations :** invitations, réponses, départs, changements.\n- **Loyers :** reçus, paiements échoués, demandes.\n- **Messages :** quand vous avez des messages non lus.\n- **Rappels :** pour les loueurs, sur les logements complets et les annonces qui n’ont pas changé depuis {{days}} jours.\n\nNous n’envoyons pas les lettres d’information d’autres, et nous ne vendons pas d’adresses e-mail.',
  stop_text:
    '- Lisez vos messages ici, et nous ne vous écrivons pas à leur sujet.\n- Mettez une annonce à jour et enregistrez-la : ses rappels s’arrêtent un temps.\n- Masquez ou désactivez les logements complets.\n- Nous envoyons toujours les reçus et les e-mails sur la sécurité, les locations et les paiements. Vous en avez besoin en cas de problème.\n- Si vous fermez votre compte, tous les e-mails s’arrêtent.',
};
