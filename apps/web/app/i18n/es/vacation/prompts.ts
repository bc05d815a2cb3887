export default {
  pending_text_one: 'Tienes {{count}} invitación pendiente. Ve a Mi alojamiento para aceptarla.',
  pending_text_other:
    'Tienes {{count}} invitaciones pendientes. Ve a Mi alojamiento para aceptarlas.',
  to_my_crashpad: 'Ir a Mi alojamiento',
};
