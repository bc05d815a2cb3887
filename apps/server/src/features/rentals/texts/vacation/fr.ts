export default {
  closed_to_payments: 'L’hôte ne peut pas recevoir de paiements.',
  not_active: 'Ce logement n’est pas actif. Réactivez-le pour inviter des locataires.',
};
