export default {
  changed_choice:
    'Si no estás de acuerdo, puedes desactivar AutoPay o irte cuando quieras, en Mi alojamiento.',
  crash_pad: 'Alojamiento',
  field_crash_pad: 'el alojamiento',
  go_to_my_crashpad: 'Ir a Mi alojamiento',
  go_to_my_crew: 'Ir a Mis huéspedes',
  rent_failed_confirm:
    'Tu banco quiere que confirmes. Paga el alquiler en Mi alojamiento o guarda otra tarjeta, a la que cobraremos de inmediato.',
  rent_failed_end:
    'No volveremos a cobrar este alquiler a esta tarjeta. Págalo en Mi alojamiento o acuerda otra forma con tu anfitrión.',
  write_review: 'Cuenta a otros viajeros cómo fue: puedes escribir una reseña en Mi alojamiento.',
};
