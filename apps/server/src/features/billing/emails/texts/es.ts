export default {
  advice_confirm: 'Confirma el pago o guarda otra tarjeta, a la que cobraremos de inmediato.',
  advice_last:
    'Este fue el último intento: no volveremos a cobrar tu plan automáticamente. Para continuar, guarda otra tarjeta y después renueva tu plan.',
  advice_new_card:
    'No volveremos a cobrar a esta tarjeta. En cuanto guardes otra, cobraremos a esa.',
  advice_retry:
    'Volveremos a cobrar a tu tarjeta el {{day}}. Si antes guardas otra, cobraremos a esa de inmediato.',
  after_sign_up: 'Terminar el pago',
  amount: 'Importe',
  card: 'Tarjeta',
  card_ending: '{{name}} terminada en {{last4}}',
  card_unknown: 'Tarjeta',
  charged: 'Cobrado',
  check_card: 'Revisar mi tarjeta',
  confirm: 'Confirmar el pago',
  decline_confirm: 'Tu banco quiere que confirmes este pago.',
  decline_cvc: 'El código de seguridad no era correcto. Escribe los datos de la tarjeta de nuevo.',
  decline_expired: 'La tarjeta ha vencido. Usa otra.',
  decline_gone:
    'El proveedor de pagos ya no reconoce esta tarjeta. Guárdala de nuevo o guarda otra.',
  decline_insufficient_funds:
    'Fondos insuficientes. Usa otra tarjeta o inténtalo de nuevo más tarde.',
  decline_not_supported: 'La tarjeta no admite este tipo de pago. Usa otra.',
  decline_number:
    'El número de la tarjeta no era correcto. Escribe los datos de la tarjeta de nuevo.',
  decline_unreachable: 'No se pudo contactar con el banco. Aún no tienes que hacer nada.',
  decline_usual: 'Tu banco rechazó el pago. Usa otra tarjeta o pregunta a tu banco el motivo.',
  decline_velocity:
    'Se cobró a la tarjeta más de lo que permite su banco. Usa otra tarjeta o inténtalo de nuevo más tarde.',
  ending_heading: 'Tu plan está por terminar',
  ending_note: 'Si ya no buscas, no tienes que hacer nada.',
  ending_preview: 'No se renueva automáticamente.',
  ending_renew:
    'Renueva antes de ese día para seguir escribiendo a los anfitriones: el nuevo periodo empieza cuando termina este, así que no pierdes nada.',
  ending_subject: 'Tu plan de {{brand}} termina el {{day}}',
  ending_text:
    'Hola, {{name}}: tu plan termina el {{day}}. No se renueva automáticamente y no se cobra más a tu tarjeta.',
  ends: 'Termina',
  expired_heading: 'Tu cuenta ha vencido',
  expired_lister:
    'Hasta que renueves, tus {{places}} no aparecen en la búsqueda y no puedes invitar a inquilinos. Las estancias que ya tienes continúan.',
  expired_preview: 'Renueva tu plan para continuar.',
  expired_seeker:
    'Hasta que renueves, no puedes empezar conversaciones nuevas. Las estancias que ya tienes continúan.',
  expired_subject: 'Tu cuenta de {{brand}} ha vencido',
  expired_text: 'Hola, {{name}}: tu plan terminó el {{day}}.',
  failed_heading: 'Tu pago no se completó',
  failed_subject: 'Tu pago a {{brand}} no se completó',
  failed_text: 'Hola, {{name}}: no pudimos hacer este cobro. No se te ha cobrado nada.',
  for: 'Concepto',
  last_tried: 'Último intento',
  next_attempt: 'Próximo intento',
  no_card: 'No hay ninguna tarjeta a la que podamos cobrar.',
  none: 'No lo intentaremos de nuevo.',
  not_charged: 'No se te ha cobrado nada. Esto es lo que puedes hacer.',
  notice_card: 'No tienes que hacer nada.',
  notice_card_expires:
    'Para entonces tu tarjeta habrá vencido y su banco puede rechazarla. Agrega otra o actualiza su fecha de vencimiento.',
  notice_heading: 'Tu plan está por renovarse',
  notice_no_card: 'No hay ninguna tarjeta a la que podamos cobrar. Agrega una antes de ese día.',
  notice_stop:
    'Si no quieres que tu plan se renueve, desactiva «Renovar automáticamente» en Mis servicios antes de ese día. Tu plan terminará entonces el {{ends}}.',
  notice_subject: 'Tu plan de {{brand}} se renueva el {{day}}',
  notice_text:
    'Hola, {{name}}: cobraremos {{price}} el {{day}}. Después, tu plan seguirá hasta el {{until}}. {{advice}}',
  paid: 'Pagado',
  period: 'Periodo',
  period_days: 'del {{from}} al {{to}}',
  plan_months_one: 'Plan {{title}}, {{count}} mes',
  plan_months_other: 'Plan {{title}}, {{count}} meses',
  plan_price: '{{plan}}, {{price}}',
  plan_year: 'Plan {{title}}, un año',
  questions: '¿Preguntas sobre este pago? Escribe a {{address}}.',
  receipt: 'Recibo',
  receipt_heading: 'Gracias por tu pago',
  receipt_note: 'Desde allí puedes imprimirlo cuando lo necesites.',
  receipt_open: 'Abrir el recibo',
  receipt_preview: '{{summary}}, {{amount}}',
  receipt_subject: 'Tu recibo de {{brand}}: {{amount}}',
  receipt_text: 'Hola, {{name}}: recibimos tu pago.',
  renew: 'Renovar mi plan',
  renewal_failed_heading: 'No se pudo renovar tu plan',
  renewal_failed_last_heading: 'Tu plan no se renovó',
  renewal_failed_last_subject: 'Tu plan de {{brand}} no se renovó',
  renewal_failed_subject: 'No se pudo renovar tu plan de {{brand}}',
  renewal_failed_text: 'Hola, {{name}}: no pudimos cobrar a tu tarjeta. No se te ha cobrado nada.',
  term_ended: 'Tu periodo terminó',
  term_ends: 'Tu periodo termina',
  to_continue: 'Para continuar',
  tried: 'Intentado',
  update_card: 'Actualizar mi tarjeta',
  ending_note_lister:
    'Para renovarlo automáticamente, activa «Renovar automáticamente» en Mis servicios.',
  ending_renew_lister:
    'Renueva antes de ese día para que tus {{places}} sigan en la búsqueda. El nuevo periodo empieza cuando termina este, así que no pierdes tiempo.',
  my_services: 'Abrir Mis servicios',
  off_subject: 'Tu plan de {{brand}} no se renovará',
  off_text:
    'Hola, {{name}}: desactivaste la renovación. Tu plan {{title}} sigue hasta el {{ends}}. No cobraremos otro periodo a tu tarjeta.',
  on_subject: 'Tu plan de {{brand}} se renueva automáticamente',
  on_text:
    'Hola, {{name}}: tu plan {{title}} se renueva automáticamente. Cobraremos {{price}} el {{day}}. Después, tu plan seguirá hasta el {{until}}.',
  next_plan_subject: 'Tu plan de {{brand}} cambia el {{ends}}',
  next_plan_text:
    'Hola, {{name}}: tu plan {{title}} sigue hasta el {{ends}} y luego empieza {{next}}. Cobraremos {{price}} el {{day}}. Después, tu plan seguirá hasta el {{until}}.',
  same_plan_subject: 'Tu plan de {{brand}} sigue igual',
  same_plan_text: 'Hola, {{name}}: conservas tu plan {{title}}. Sigue hasta el {{ends}}.',
  changed_subject: 'Tu plan de {{brand}} ahora es {{title}}',
  changed_text:
    'Hola, {{name}}: tu plan ahora es {{title}}, hasta el {{until}}. El crédito por tus días sin usar lo pagó, así que no cobramos nada a tu tarjeta.',
  changed_next: 'Cobraremos {{price}} por el siguiente periodo el {{day}}.',
  moved_subject: 'Tu plan de {{brand}} termina ahora el {{ends}}',
  moved_later:
    'Hola {{name}}: cambiamos el final de tu plan. Ahora termina el {{ends}}, más tarde que antes.',
  moved_earlier:
    'Hola {{name}}: cambiamos el final de tu plan. Ahora termina el {{ends}}, antes de lo previsto, y no se renueva. No cobramos otro periodo a tu tarjeta.',
  reason: 'Motivo',
  questions_support: '¿Preguntas? Escribe a {{address}}.',
  refund_subject: 'Te reembolsamos {{amount}}',
  refund_text:
    'Hola {{name}}: reembolsamos {{amount}} de lo que pagaste por tu plan a tu tarjeta. Tu banco lo muestra en unos días. Tu plan sigue.',
  refund_back_subject: 'Tu banco devolvió {{amount}}',
  refund_back_text:
    'Hola {{name}}: tu banco devolvió el reembolso de {{amount}}. Escríbenos para encontrar otra forma.',
};
