export default {
  meta_title: 'Gestion des locataires',
  meta_description:
    'Nommez chambres et lits, invitez des locataires, encaissez les loyers, suivez revenus et occupation, et écrivez à toute une maison avec {{brand}}.',
  title: 'Gestion des locataires',
  lead: 'Qui dort où, qui a payé, et quel lit est libre vendredi. Sans tableur.',
  beds_title: 'Chambres et lits',
  beds_text:
    'Donnez à chaque chambre et à chaque lit un nom que vos locataires connaissent, comme « Chambre bleue, lit du haut ». Chaque lit est libre, occupé ou en attente, et Mes crash pads montre un point par lit. Vous ne pouvez pas promettre un lit à deux personnes pour la même nuit.',
  invite_title: 'Invitations',
  invite_text:
    '1. Choisissez un lit et saisissez l’e-mail du locataire.\n2. Fixez le loyer, le dépôt de garantie, l’arrivée, et le départ si vous le connaissez.\n3. Le locataire reçoit un e-mail complet et accepte en quelques minutes, avec ou sans compte.\n\nJusqu’à son accord, vous pouvez modifier ou annuler l’invitation. Les locataires n’ont pas besoin de forfait.',
  rent_title: 'Loyers',
  rent_text:
    'Avec [AutoPay](/autopay), envoyez les loyers à votre banque, ou enregistrez les paiements manuels. L’état des loyers montre chaque mois ce qui est payé, dû, en retard ou à venir. Les locataires qui doivent de l’argent viennent en premier.',
  reports_title: 'Revenus et occupation',
  reports_text:
    'Voyez ce que ce mois et le mois dernier ont rapporté, et combien de vos lits étaient occupés. Téléchargez les paiements sous forme de tableau, ou ouvrez le relevé d’une année pour votre conseiller fiscal.',
  history_title: 'Historique et notes',
  history_text:
    'Chaque location garde son historique : qui a changé quelle date, quel montant ou quel lit, et quand. Vous pouvez ajouter des notes privées que vous seul(e) voyez. Les anciens locataires restent dans votre historique.',
  messages_title: 'Messages groupés',
  messages_text:
    'L’eau est coupée mardi ? Choisissez les locataires, d’une maison ou de toutes, et écrivez une seule fois. [En savoir plus sur les messages](/tenant-messaging).',
  plan_title: 'Quel forfait me faut-il ?',
  plan_text:
    'Tous les forfaits loueur comprennent tout cela. Ils diffèrent par le nombre de logements et de locataires. [Comparer les forfaits](/listing-apps).',
};

export const vacation = {
  beds_text:
    'Donnez à chaque chambre et à chaque lit un nom que vos locataires connaissent, comme « Chambre bleue, lit du haut ». Chaque lit est libre, occupé ou en attente, et Mes logements montre un point par lit. Vous ne pouvez pas promettre un lit à deux personnes pour la même nuit.',
  plan_text:
    'Tous les forfaits hôte comprennent tout cela. Ils diffèrent par le nombre de logements et de locataires. [Comparer les forfaits](/listing-apps).',
};

export const crew = {
  beds_text:
    'Donnez à chaque chambre et à chaque lit un nom que vos locataires connaissent, comme « Chambre bleue, lit du haut ». Chaque lit est libre, occupé ou en attente, et Mes logements montre un point par lit. Vous ne pouvez pas promettre un lit à deux personnes pour la même nuit.',
};
