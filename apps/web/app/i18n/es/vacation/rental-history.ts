export default {
  autopay_paused_payouts: 'AutoPay está en pausa: el anfitrión no puede recibir pagos con tarjeta',
  the_tenant: 'El huésped',
  field_location: 'Alojamiento',
};
