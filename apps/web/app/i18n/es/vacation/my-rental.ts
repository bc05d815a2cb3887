export default {
  title: 'Mis estancias',
  leave: 'Dejar el alojamiento',
  checkout_text:
    '{{lister}} recibe tu solicitud y la confirma o la rechaza. Las fechas y horas son las del lugar del alojamiento.',
  left: 'Dejaste el alojamiento.',
  empty_lister_text:
    'Los anfitriones también pueden ser huéspedes. Cuando otro anfitrión te invite, la invitación y tu estancia aparecerán aquí. Tus propios huéspedes están en Mis huéspedes.',
  find: 'Buscar un alojamiento',
  description: 'Tus estancias e invitaciones: el próximo pago, la dirección y tu anfitrión.',
  closed_cancelled: 'Tu anfitrión canceló la invitación.',
  lister: 'Tu anfitrión',
  empty_text:
    'Las invitaciones de anfitriones a tu correo aparecen aquí. Las aceptas con dos toques.',
  by_lister: 'Tu anfitrión',
};
