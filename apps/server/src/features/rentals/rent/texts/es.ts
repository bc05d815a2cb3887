export default {
  consent_charges:
    'Cobramos a tu tarjeta automáticamente los cargos de esta lista, {{total}} en total: el alquiler a las 07:00 UTC del día en que vence.',
  deposit_hand: '{{amount}}, se paga directamente a {{who}}',
  deposit_hand_due: '{{amount}}, aún sin pagar: la pagas directamente a {{who}}',
  deposit_hand_lister: '{{amount}}, aún sin pagar: te la paga directamente',
  deposit_paid: '{{amount}}, cobrada',
  more_charges: 'Y {{count}} más',
  total: 'En total',
};
