export default {
  meta_title: 'Un problème ?',
  meta_description:
    'Une page ne fonctionne pas ? Essayez ces étapes dans l’ordre. Si rien n’aide, dites-nous ce qui s’est passé et nous corrigerons.',
  title: 'Un problème ?',
  lead: 'Une de ces étapes résout la plupart des problèmes. Commencez par la première.',
  try_title: 'À essayer d’abord',
  try_text:
    '1. **Réessayez.** Le Wi-Fi des hôtels et des aéroports coupe parfois. Attendez un instant et recommencez. Un même paiement n’est jamais débité deux fois.\n2. **Rechargez la page.** Ce que vous avez saisi dans une nouvelle annonce est gardé comme brouillon.\n3. **Utilisez un navigateur à jour.** Firefox et Chrome fonctionnent le mieux. Mettez le vôtre à jour. Les navigateurs intégrés, comme ceux de Facebook ou d’Instagram, bloquent souvent la connexion.\n4. **Utilisez un ordinateur.** Les longs formulaires et les nombreuses photos y sont plus faciles, et certains téléphones manquent de mémoire.\n5. **Désactivez les extensions.** Les bloqueurs de publicités et de scripts peuvent arrêter les champs de carte.\n6. **Redémarrez l’appareil.** Cela paraît idiot, mais cela aide.\n7. **Déconnectez-vous, puis reconnectez-vous.**',
  common_title: 'Problèmes courants',
  common_text:
    '- **Pas d’e-mail de notre part ?** Regardez dans le courrier indésirable, puis [renvoyez la confirmation](/email/resend). Les messageries d’entreprise retiennent parfois les e-mails pendant des heures.\n- **Mot de passe oublié ?** [Demandez un lien](/forgot) pour en choisir un nouveau.\n- **Carte refusée ?** La page indique la réponse de la banque. Essayez une autre carte, ou appelez le numéro au dos de la vôtre.\n- **La localisation ne fonctionne pas ?** Autorisez-la dans les réglages du navigateur, ou saisissez le code de l’aéroport.\n- **Les photos ne partent pas ?** Chacune peut peser jusqu’à {{size}} Mo. Voir les [consignes pour les photos](/image-requirements).\n- **Invitation plus valable ?** Elle a été acceptée, refusée ou remplacée par une plus récente. Demandez à votre loueur de la renvoyer.',
  send_title: 'Toujours bloqué ? Envoyez-nous ceci',
  send_text:
    '- L’adresse de la page, dans la barre d’adresse.\n- Ce que vous avez fait, ce que vous attendiez et ce qui s’est passé.\n- Le texte exact de l’erreur, ou une capture d’écran.\n- L’appareil et le navigateur, par exemple « iPhone 14, Safari ».\n- L’heure du problème.\n\nN’envoyez ni mot de passe ni numéro de carte. [Écrivez-nous](/contact?subject=Problem), nous répondons sous {{hours}} heures.',
};

export const vacation = {
  common_text:
    '- **Pas d’e-mail de notre part ?** Regardez dans le courrier indésirable, puis [renvoyez la confirmation](/email/resend). Les messageries d’entreprise retiennent parfois les e-mails pendant des heures.\n- **Mot de passe oublié ?** [Demandez un lien](/forgot) pour en choisir un nouveau.\n- **Carte refusée ?** La page indique la réponse de la banque. Essayez une autre carte, ou appelez le numéro au dos de la vôtre.\n- **La localisation ne fonctionne pas ?** Autorisez-la dans les réglages du navigateur, ou saisissez le code de l’aéroport.\n- **Les photos ne partent pas ?** Chacune peut peser jusqu’à {{size}} Mo. Voir les [consignes pour les photos](/image-requirements).\n- **Invitation plus valable ?** Elle a été acceptée, refusée ou remplacée par une plus récente. Demandez à votre hôte de la renvoyer.',
};
