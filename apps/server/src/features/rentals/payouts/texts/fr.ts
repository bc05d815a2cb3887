export default {
  deadline:
    'Notre prestataire de paiement a besoin d’informations de votre part avant le {{day}}. Si elles manquent encore à cette date, vous ne pourrez plus recevoir de paiements tant que votre compte n’est pas complet.',
  deadline_subject: 'Répondez à notre prestataire de paiement avant le {{day}}',
  debit_failed:
    'Notre prestataire de paiement n’a pas pu prélever sur votre compte bancaire {{amount}}, que votre solde doit après un remboursement ou un litige. Veuillez vérifier les coordonnées du compte. Vos prochains paiements le remboursent d’abord.',
};
