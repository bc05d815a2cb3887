export default {
  consent_charges:
    'Nous débitons votre carte automatiquement des montants de cette liste, {{total}} au total : le loyer à 7 h 00 UTC le jour où il est dû.',
  deposit_hand: '{{amount}}, payés directement à {{who}}',
  deposit_hand_due: '{{amount}}, pas encore payés : vous les payez directement à {{who}}',
  deposit_hand_lister: '{{amount}}, pas encore payés : cette personne vous paie directement',
  deposit_paid: '{{amount}}, débités',
  more_charges: 'Et {{count}} de plus',
  total: 'Au total',
};
