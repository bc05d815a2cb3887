export default {
  changed_choice:
    'Si no estás de acuerdo, puedes desactivar AutoPay o irte cuando quieras, en Mi casa.',
  crash_pad: 'Casa',
  field_crash_pad: 'la casa',
  go_to_my_crashpad: 'Ir a Mi casa',
  rent_failed_confirm:
    'Tu banco quiere que confirmes. Paga el alquiler en Mi casa o guarda otra tarjeta, a la que cobraremos de inmediato.',
  rent_failed_end:
    'No volveremos a cobrar este alquiler a esta tarjeta. Págalo en Mi casa o acuerda otra forma con tu anfitrión.',
  write_review: 'Cuenta a otros tripulantes cómo fue: puedes escribir una reseña en Mi casa.',
};
