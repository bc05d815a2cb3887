/** The calendar of a member's rentals, for calendar apps. */
export default {
  title: 'Calendario',
  lead: 'Ve entradas, salidas y días de pago en tu aplicación de calendario.',
  text: 'Agrega esta dirección como suscripción en Google Calendar, Apple Calendar u Outlook. Quien la tenga puede leer tu calendario.',
  only_member: 'Solo el miembro puede ver la dirección de su calendario.',
  show: 'Mostrar dirección',
  try_again: 'Reintentar',
  failed: 'No pudimos cargar la dirección.',
  address: 'Dirección del calendario',
  copy: 'Copiar',
  copied: 'Dirección copiada.',
  renew: 'Nueva dirección',
  renew_title: '¿Obtener una dirección nueva?',
  renew_text: 'La dirección anterior deja de servir en todos los calendarios que la usan.',
  renewed: 'Tienes una dirección nueva.',
  keep: 'Conservar la anterior',
};
