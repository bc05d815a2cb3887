/** The page where an invited person accepts, and its next steps. */
export default {
  title: 'Aceptar la invitación',
  description: 'Mira la cama, las fechas y el alquiler, y acepta o rechaza.',
  lead: '{{lister}} te invita a {{title}}.',
  steps: 'Pasos para aceptar',
  step_details: 'Datos de la reserva',
  step_terms: 'Términos y condiciones',
  step_payment: 'Pago',

  reference: 'Referencia de la reserva {{reference}}',
  what_you_pay: 'Lo que pagas',
  pay_directly:
    'Pagas directamente a {{lister}}. Al aceptar no se cobra nada a ninguna tarjeta ni hay comisión para ti.',
  autopay_asked:
    '{{lister}} te pide usar AutoPay. Puedes responder después de aceptar; hasta entonces no se cobra a ninguna tarjeta.',
  pay_autopay:
    'Con AutoPay, cobramos a tu tarjeta en la fecha de pago. {{lister}} paga la comisión.',

  accept: 'Aceptar',
  decline: 'Rechazar',
  next_terms: 'Siguiente: los términos. Aún no has aceptado.',
  back: 'Volver',
  accept_invitation: 'Aceptar la invitación',
  create_and_accept: 'Crear cuenta y aceptar',
  why_disabled: 'Marca la casilla debajo de los términos para aceptar.',
  what_next: 'Esto reserva la cama. {{lister}} recibe un correo.',
  what_next_account: 'Esto crea tu cuenta gratuita y reserva la cama. {{lister}} recibe un correo.',

  to_payment: 'Continuar al pago',
  create_and_pay: 'Crear cuenta y continuar',
  next_payment: 'Siguiente: el pago. Aún no has aceptado.',
  next_payment_account: 'Esto crea tu cuenta gratuita. Siguiente: el pago.',

  payment_title: 'Lo que pagas',
  total_today: 'Total hoy',
  two_payments: 'Cobramos el depósito y el alquiler en dos pagos.',
  no_fee: '{{lister}} paga la comisión. Tú pagas exactamente estos importes.',
  pay_and_accept: 'Pagar {{amount}} y aceptar',
  accept_only: 'Aceptar',

  account_title: 'Tu cuenta gratuita',
  account_text: 'No necesitas un plan ni una tarjeta. La cuenta pertenece al correo invitado.',
  account_text_card:
    'No necesitas un plan. Agregas una tarjeta en el siguiente paso. La cuenta pertenece al correo invitado.',
  terms_title: 'Lo que aceptas',

  login_title: 'Ya tienes una cuenta',
  login_text:
    'Inicia sesión con {{email}} para responder a la invitación. Después te traemos de vuelta aquí.',
  login: 'Iniciar sesión',
  other_title: 'Esta invitación es para otra persona',
  other_text:
    '{{lister}} la envió a {{email}}. Tu sesión es la de {{name}}, y solo la persona con ese correo puede aceptarla.',
  other_text_unknown:
    '{{lister}} la envió a otro miembro. Tu sesión es la de {{name}}, y solo la persona invitada puede aceptarla.',
  switch: 'Cerrar sesión y continuar',
  to_home: 'Página de inicio',
  to_rentals: 'Mis estancias en crash pads',

  not_valid: 'Esta invitación fue aceptada o eliminada y ya no es válida',
  not_valid_text:
    'Si la aceptaste, la verás en tus alquileres. Si aún necesitas la cama, pide otra invitación a tu anfitrión.',

  offer_changed: '{{lister}} cambió esta oferta. Revísala de nuevo antes de aceptar.',
  not_verified:
    'Verifica primero tu correo. Abre el enlace del correo de invitación o deja que te enviemos un enlace de verificación.',
  resend: 'Enviar el enlace de verificación',
  sent: 'Te enviamos un correo.',
  login_ended: 'Tu sesión ha terminado. Vuelve a iniciarla.',
  failed: 'Algo salió mal. Inténtalo de nuevo.',

  accepted_title: 'Aceptaste la invitación',
  accepted_text: 'Te damos la bienvenida a {{title}}. Te llevamos a tus estancias.',
  accepted_elsewhere: 'Aceptada. Pagaste {{amount}} en otra pestaña.',
  decline_for:
    'La invitación se envió a {{email}}. Si la rechazas, la cama queda libre y avisamos a {{lister}}.',
  declined_title: 'Rechazaste la invitación',
  declined_text:
    'La cama vuelve a estar libre. Avisamos a {{lister}} y te escribimos qué hacer si no fuiste tú.',
  lister: 'Anfitrión',
  ignore_title: 'Rechazar sin una cuenta',
  ignore_text:
    'No tienes una cuenta, así que no tienes que hacer nada. No pasa nada si no aceptas, y {{lister}} puede cancelar la invitación en cualquier momento.',
};

export const vacation = {
  lister: 'Anfitrión',
  to_rentals: 'Mis estancias',
  not_valid_text:
    'Si la aceptaste, la verás en tus alquileres. Si aún necesitas la cama, pide otra invitación a tu anfitrión.',
};

export const crew = {
  to_rentals: 'Mis estancias',
};
