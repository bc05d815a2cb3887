export default {
  pause_payouts: 'el anfitrión no puede recibir pagos con tarjeta',
  the_tenant: 'El huésped',
  field_location: 'Alojamiento',
};
