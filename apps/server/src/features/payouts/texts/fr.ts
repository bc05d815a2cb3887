export default {
  deadline:
    'Notre prestataire de paiement a besoin d’informations de votre part avant le {{day}}. Si elles manquent encore à cette date, vous ne pourrez plus recevoir de paiements tant que votre compte n’est pas complet.',
  deadline_subject: 'Répondez à notre prestataire de paiement avant le {{day}}',
  debit_failed:
    'Notre prestataire de paiement n’a pas pu prélever sur votre compte bancaire {{amount}}, que votre solde doit après un remboursement ou un litige. Veuillez vérifier les coordonnées du compte. Vos prochains paiements le remboursent d’abord.',
  hi: 'Bonjour {{name}},',
  payout_check: 'Vérifier mon compte',
  payout_country_fixed:
    'Le pays d’un compte de versement ne peut plus changer après l’envoi de ses informations. Déconnectez d’abord le compte.',
  payout_failed:
    'Notre prestataire de paiement n’a pas pu verser {{amount}} sur votre compte bancaire ou votre carte. Vérifiez les données du compte. D’ici là, l’argent reste dans votre solde.',
  payout_failed_balance:
    'Notre prestataire de paiement n’a pas pu verser votre solde sur votre compte bancaire ou votre carte. Vérifiez les données du compte. D’ici là, l’argent reste dans votre solde.',
  payout_failed_subject: 'Un virement à votre banque a échoué',
  payouts_complete: 'Compléter mon compte',
  payouts_disconnected:
    'AutoPay est désactivé, aussi pour les locataires et les invitations qui l’avaient ou avaient une demande en attente. Nous les avons tous prévenus. Encaissez le loyer vous-même, ou activez AutoPay et reliez à nouveau un compte.',
  payouts_disconnected_subject: 'Votre compte de versement n’est plus relié',
  payouts_first: 'Activez AutoPay et configurez vos virements avant de le proposer.',
  payouts_not_complete: 'Votre compte de versement n’est pas encore complet.',
  payouts_paused:
    'Notre prestataire de paiement a besoin d’autres informations de votre part. D’ici là, les cartes de vos locataires ne sont pas débitées. Un loyer qui arrive à échéance entre-temps est débité dès que votre compte est complet, si c’est sous cinq jours.',
  payouts_paused_subject: 'Vous ne pouvez pas recevoir de paiements pour l’instant',
  payouts_ready:
    'Vous pouvez maintenant recevoir des paiements par carte et proposer AutoPay à vos locataires.',
  payouts_ready_off:
    'Vous pouvez maintenant recevoir des paiements par carte. AutoPay est désactivé : activez-le pour le proposer à vos locataires, y compris à ceux qui l’avaient déjà.',
  payouts_ready_subject: 'Vos virements sont configurés',
  payouts_see: 'Voir mes virements',
  payouts_set_up: 'Configurer mes virements',
  your_lister_not_ready: 'Votre loueur ne peut pas recevoir de paiements pour l’instant.',
};

export const vacation = {
  your_lister_not_ready: 'Votre hôte ne peut pas recevoir de paiements pour l’instant.',
};
