export default {
  consent_charges:
    'Cobramos do seu cartão automaticamente os valores desta lista, {{total}} no total: o aluguel às 07:00 UTC do dia em que vence.',
  deposit_hand: '{{amount}}, pago diretamente a {{who}}',
  deposit_hand_due: '{{amount}}, ainda não paga: você paga diretamente a {{who}}',
  deposit_hand_lister: '{{amount}}, ainda não paga: a pessoa paga diretamente a você',
  deposit_paid: '{{amount}}, cobrada',
  more_charges: 'E mais {{count}}',
  total: 'No total',
};
