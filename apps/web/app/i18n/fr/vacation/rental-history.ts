export default {
  pause_payouts: 'l’hôte ne peut pas recevoir de paiements par carte',
  autopay_ended_payouts_disconnected:
    'AutoPay a pris fin le {{day}}, car le compte de versement de l’hôte a été déconnecté.',
  autopay_ended_payouts_disconnected_asked:
    'La demande d’AutoPay a été retirée le {{day}}, car le compte de versement de l’hôte a été déconnecté.',
  autopay_ended_payouts_disconnected_offered:
    'L’invitation est sans AutoPay depuis le {{day}}, car le compte de versement de l’hôte a été déconnecté.',
  the_tenant: 'Le locataire',
  field_location: 'Logement',
};
