export default {
  amount: 'Importe',
  boost_ended_heading: 'Promocionado ha terminado',
  boost_ended_subject: 'Promocionado ha terminado para {{title}}',
  cancel_note: 'Si prefieres dejarlo, elige Cancelar Destacado en Mi crash pad.',
  card: 'Tarjeta',
  confirm: 'Confirmar el pago',
  confirm_advice: 'Confirma el pago o guarda otra tarjeta, a la que cobraremos de inmediato.',
  ended_found:
    'Los tripulantes siguen encontrando tu {{place}} en la búsqueda, en su lugar de siempre, mientras el anuncio esté activo.',
  ended_hidden:
    'Hola, {{name}}: los tripulantes no podían encontrar tu {{place}}, así que no te cobramos otro mes.',
  ended_over: 'Hola, {{name}}: el tiempo que pagaste terminó. No te cobraremos más.',
  ended_preview: 'Desde ahora aparece como siempre.',
  ended_unpaid:
    'Hola, {{name}}: no pudimos cobrar a tu tarjeta y no lo intentaremos más. No se te ha cobrado nada.',
  failed_heading: 'No se pudo renovar Destacado',
  failed_preview: 'No se te ha cobrado nada. Esto es lo que puedes hacer.',
  failed_subject: 'No pudimos renovar Destacado para {{title}}',
  failed_text: 'Hola, {{name}}: no pudimos cobrar a tu tarjeta. No se te ha cobrado nada.',
  featured_ended_heading: 'Destacado ha terminado',
  featured_ended_subject: 'Destacado ha terminado para {{title}}',
  for: 'Concepto',
  new_card_advice:
    'No volveremos a cobrar a esta tarjeta. En cuanto guardes otra, cobraremos a esa.',
  next_attempt: 'Próximo intento',
  no_card: 'No hay ninguna tarjeta a la que podamos cobrar.',
  none: 'No lo intentaremos de nuevo.',
  paid_until: 'Pagado hasta',
  promote_again: 'Promocionar de nuevo',
  retry_advice:
    'Lo intentaremos de nuevo. Si antes guardas otra tarjeta, cobraremos a esa de inmediato.',
  stays: 'Tu {{place}} sigue como Destacado hasta el último intento.',
  update_card: 'Actualizar mi tarjeta',
};

export const vacation = {
  cancel_note: 'Si prefieres dejarlo, elige Cancelar Destacado en Mi alojamiento.',
  ended_found:
    'Los viajeros siguen encontrando tu {{place}} en la búsqueda, en su lugar de siempre, mientras el anuncio esté activo.',
  ended_hidden:
    'Hola, {{name}}: los viajeros no podían encontrar tu {{place}}, así que no te cobramos otro mes.',
};

export const crew = {
  cancel_note: 'Si prefieres dejarlo, elige Cancelar Destacado en Mi casa.',
};
