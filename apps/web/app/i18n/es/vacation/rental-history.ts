export default {
  pause_payouts: 'el anfitrión no puede recibir pagos con tarjeta',
  autopay_ended_payouts_disconnected:
    'AutoPay terminó el {{day}} porque el anfitrión ya no puede recibir pagos con tarjeta.',
  the_tenant: 'El huésped',
  field_location: 'Alojamiento',
};
