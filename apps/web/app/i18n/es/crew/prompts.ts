export default {
  pending_text_one: 'Tienes {{count}} invitación pendiente. Ve a Mi casa para aceptarla.',
  pending_text_other: 'Tienes {{count}} invitaciones pendientes. Ve a Mi casa para aceptarlas.',
  to_my_crashpad: 'Ir a Mi casa',
};
