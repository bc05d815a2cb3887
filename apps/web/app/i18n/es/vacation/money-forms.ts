export default {
  fee_tenant_pays: 'El huésped paga',
  agreed_hint:
    'Acordado con el huésped. Edita la estancia para cambiar el alquiler o el día de pago.',
  collect_action: 'El huésped tiene que confirmar este pago con su banco.',
};
