/** Prompts for members on any page. */
export default {
  account_expired: 'Cuenta vencida',
  your_account_has_expired: 'Tu cuenta ha vencido',
  click_continue: 'Toca Continuar para actualizar tu método de pago',
  continue_renew: 'Continuar y renovar',
  logout: 'Cerrar sesión',
  set_up: 'Configura un método de pago',
  set_up_text:
    'No tenemos ningún método de pago tuyo. Tu cuenta puede desactivarse cuando venza tu suscripción.',
  set_up_autopay_text:
    'AutoPay necesita una tarjeta. Agrega una para que tu depósito y tu alquiler se paguen a tiempo.',
  continue: 'Continuar',
  pending_invitation: 'Invitación pendiente',
  pending_text_one: 'Tienes {{count}} invitación pendiente. Ve a Mi crash pad para aceptarla.',
  pending_text_other:
    'Tienes {{count}} invitaciones pendientes. Ve a Mi crash pad para aceptarlas.',
  to_my_crashpad: 'Ir a Mi crash pad',
};

export const vacation = {
  pending_text_one: 'Tienes {{count}} invitación pendiente. Ve a Mi alojamiento para aceptarla.',
  pending_text_other:
    'Tienes {{count}} invitaciones pendientes. Ve a Mi alojamiento para aceptarlas.',
  to_my_crashpad: 'Ir a Mi alojamiento',
};

export const crew = {
  pending_text_one: 'Tienes {{count}} invitación pendiente. Ve a Mi casa para aceptarla.',
  pending_text_other: 'Tienes {{count}} invitaciones pendientes. Ve a Mi casa para aceptarlas.',
  to_my_crashpad: 'Ir a Mi casa',
};
