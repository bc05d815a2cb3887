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
  show_of: 'Mostrar dirección de {{title}}',
  address_of: 'Dirección del calendario de {{title}}',
  end: 'Anular dirección',
  end_title: '¿Anular esta dirección?',
  end_text: 'Deja de servir en todos los calendarios que la usan. Puedes crear otra.',
  ended: 'La dirección ya no funciona.',
  keep_address: 'Conservarla',
  houses_title: 'Calendarios para limpieza y socios',
  houses_lead: 'Una dirección por crash pad, con camas, llegadas, salidas y días bloqueados.',
  houses_text:
    'No incluye nombres, importes, teléfonos ni notas. Quien tenga la dirección puede leerlo hasta que la anules.',
};

export const vacation = {
  houses_lead: 'Una dirección por alojamiento, con camas, llegadas, salidas y días bloqueados.',
};

export const crew = {
  houses_lead: 'Una dirección por casa, con camas, llegadas, salidas y días bloqueados.',
};
