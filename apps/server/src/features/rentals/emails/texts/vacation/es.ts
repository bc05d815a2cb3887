export default {
  accepted_lister_heading: '{{tenant}} es tu nuevo huésped',
  changed_choice:
    'Si no estás de acuerdo, puedes desactivar AutoPay o irte cuando quieras, en Mi alojamiento.',
  crash_pad: 'Alojamiento',
  field_crash_pad: 'el alojamiento',
  go_to_my_crashpad: 'Ir a Mi alojamiento',
  go_to_my_crew: 'Ir a Mis huéspedes',
  payouts_disconnected:
    'AutoPay está desactivado para todos tus huéspedes, y les avisamos. Cobra tú el alquiler o configura de nuevo tu cuenta de cobro.',
  payouts_paused:
    'Nuestro proveedor de pagos necesita más datos tuyos. Hasta entonces no se cobra a las tarjetas de tus huéspedes. El alquiler que venza mientras tanto se cobra cuando tu cuenta esté completa, si es en menos de cinco días.',
  payouts_ready: 'Ya puedes recibir pagos con tarjeta y ofrecer AutoPay a tus huéspedes.',
  rent_failed_confirm:
    'Tu banco quiere que confirmes. Paga el alquiler en Mi alojamiento o guarda otra tarjeta, a la que cobraremos de inmediato.',
  rent_failed_end:
    'No volveremos a cobrar este alquiler a esta tarjeta. Págalo en Mi alojamiento o acuerda otra forma con tu anfitrión. Si guardas otra tarjeta antes de que termine el periodo, cobraremos a esa de inmediato.',
  write_review: 'Cuenta a otros viajeros cómo fue: puedes escribir una reseña en Mi alojamiento.',
  your_tenant: 'Tu huésped',
};
