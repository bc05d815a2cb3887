export default {
  fee_tenant_pays: 'Le locataire paie',
  agreed_hint:
    'Convenu avec le locataire. Modifiez la location pour changer le loyer ou le jour de paiement.',
  collect_action: 'Le locataire doit confirmer ce paiement auprès de sa banque.',
};
