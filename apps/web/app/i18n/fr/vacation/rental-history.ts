export default {
  pause_payouts: 'l’hôte ne peut pas recevoir de paiements par carte',
  autopay_ended_payouts_disconnected:
    'AutoPay a pris fin le {{day}}, car l’hôte ne peut plus recevoir de paiements par carte.',
  the_tenant: 'Le locataire',
  field_location: 'Logement',
};
