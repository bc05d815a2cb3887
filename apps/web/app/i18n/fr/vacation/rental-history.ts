export default {
  autopay_paused_payouts:
    'AutoPay est en pause : l’hôte ne peut pas recevoir de paiements par carte',
  the_tenant: 'Le locataire',
  field_location: 'Logement',
};
