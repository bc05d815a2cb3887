export default {
  description: 'Un locataire avec son solde, son compte et son historique.',
  message: 'Message',
  call: 'Appeler',
  email: 'E-mail',

  balance: 'Solde',
  owes_late_one: 'Doit {{amount}} depuis le {{since}}, {{count}} jour de retard',
  owes_late_other: 'Doit {{amount}} depuis le {{since}}, {{count}} jours de retard',
  owes_nothing: 'Ne doit rien',
  credit: 'A un avoir de {{amount}}',
  reminded: 'Vous avez envoyé un rappel le {{day}}.',
  remind: 'Envoyer un rappel',
  add_late_fee: 'Ajouter {{amount}} de frais de retard',

  all_payments: 'Tous les paiements',
  deposit_and_autopay: 'Dépôt de garantie et AutoPay',
  no_deposit: 'Aucun dépôt de garantie n’a été convenu.',
  stay: 'Séjour',
  objections: 'Contestations ouvertes',
  note: 'Note privée',
  note_none: 'Vous seul pouvez la voir.',
  history: 'Historique',
  whole_history: 'Afficher tout l’historique',
} as const;

export const vacation = {
  description: 'Un locataire avec son solde, son compte et son historique.',
};
