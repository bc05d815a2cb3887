/** What a tenant pays: AutoPay, rent that is due, and what to do when a payment fails. */
export default {
  consent_label: 'Lo que aceptas',
  consent_lead: 'Con “{{button}}” aceptas AutoPay:',
  consent_charge:
    'Cobramos a tu tarjeta automáticamente el día en que vence el alquiler: {{monthly}} a las 7:00 a.m. UTC, y menos por una parte de un mes.',
  consent_charges:
    'Cobramos a tu tarjeta automáticamente los cargos de esta lista, {{total}} en total: el alquiler a las 7:00 a.m. UTC del día en que vence.',
  consent_raise:
    'Si el alquiler sube, te escribimos al menos 10 días antes del primer cargo más alto. Una subida de más del 20 % en 12 meses, o antes de una salida acordada, solo vale si la aceptas.',
  consent_stop:
    'Puedes desactivar AutoPay cuando quieras en tus estancias. El alquiler ya cobrado no se reembolsa.',

  autopay_request: '{{lister}} te pide usar AutoPay',
  autopay_request_text:
    'Se cobraría a tu tarjeta el día en que vence el alquiler. {{lister}} paga la comisión. Acepta o rechaza.',
  autopay_request_invited: 'Podrás responder cuando hayas aceptado la invitación.',
  autopay_accept: 'Aceptar AutoPay',
  autopay_decline: 'Rechazar',
  autopay_stop_request: '{{lister}} te pide desactivar AutoPay',
  autopay_stop_request_text: 'Se sigue cobrando a tu tarjeta hasta que aceptes.',
  autopay_stop: 'Desactivar AutoPay',
  autopay_keep: 'Mantener AutoPay',

  paused_no_card: 'AutoPay está en pausa: falta una tarjeta',
  paused_no_card_text: 'Agrega una tarjeta para que tu alquiler se pague a tiempo.',
  add_card: 'Agregar una tarjeta',
  paused_card_invalid: 'AutoPay está en pausa: hay que cambiar la tarjeta',
  paused_card_invalid_text:
    'Tu tarjeta ya no funciona. Agrega otra para que tu alquiler se pague a tiempo.',
  paused_card_shared: 'AutoPay está en pausa: hace falta otra tarjeta',
  paused_card_shared_text:
    'Tu tarjeta también es de {{lister}}. Añade otra para que podamos cobrar el alquiler el día de vencimiento.',
  paused_card_disputed: 'AutoPay está en pausa',
  paused_card_disputed_text:
    'Tu banco retiró un pago y todavía no ha decidido. Hasta entonces no se cobra ningún alquiler a tu tarjeta.',
  paused_payouts: 'AutoPay está en pausa',
  paused_payouts_text:
    '{{lister}} no puede recibir pagos con tarjeta en este momento. Seguimos en cuanto pueda.',

  failed_title: 'Tu alquiler de {{amount}} no se pagó',
  unconfirmed_title: 'Tu banco te pide confirmar {{amount}}',
  unconfirmed_text: 'Toca Pagar ahora y confirma el pago con tu banco.',
  unconfirmed_deposit:
    'El depósito aún no está pagado y la cama todavía no es tuya. Confirma el pago con tu banco.',
  confirm_deposit: 'Confirmar con tu banco',
  late_title: 'Tu alquiler de {{amount}} está atrasado',
  left_hand_text: 'Nuestro servicio no funcionaba cuando venció.',
  left_text:
    'Nuestro servicio no funcionaba cuando venció, y no se cobró. Ya no lo cobramos por nuestra cuenta.',
  rent_change_failed: 'Algo salió mal',
  rent_change_declined_done: 'Rechazaste el nuevo alquiler.',
  rent_change_accepted_done: 'Aceptaste el nuevo alquiler.',
  rent_change_decline_text:
    '{{lister}} pide {{amount}} desde el {{from}}. Si lo rechazas, tu alquiler sigue en {{old}}. Avisaremos a {{lister}}.',
  rent_change_decline_title: '¿Rechazar el nuevo alquiler?',
  rent_change_decline: 'Rechazar el nuevo alquiler',
  rent_change_accept: 'Aceptar el nuevo alquiler',
  rent_change_declined_text: 'Habría valido desde el {{from}}. Tu alquiler sigue en {{old}}.',
  rent_change_declined: 'Rechazaste un alquiler de {{amount}}',
  rent_change_accepted_text: 'Vale desde el {{from}}, hasta entonces pagas {{old}}.',
  rent_change_accepted: 'Aceptaste un alquiler de {{amount}}',
  rent_change_asked_text:
    'Valdría desde el {{from}}, solo si lo aceptas; hasta entonces pagas {{old}}.',
  rent_change_asked: '{{lister}} pide un alquiler de {{amount}}',
  rent_change_announced_text:
    'Desde el {{from}} tu alquiler es de {{amount}} al mes, hasta entonces {{old}}.',
  rent_change_choice: 'Si no estás de acuerdo, puedes irte o desactivar AutoPay cuando quieras.',
  rent_change_leave: 'Si no estás de acuerdo, puedes irte cuando quieras.',
  rent_change_reason: 'Motivo: {{reason}}',
  rent_change_replaces: 'Sustituye el alquiler de {{amount}} desde el {{from}}.',
  rent_change_announced: 'Tu alquiler cambia a {{amount}}',
  late_days_title_other: 'Tu alquiler de {{amount}} tiene {{count}} días de atraso',
  late_days_title_one: 'Tu alquiler de {{amount}} tiene {{count}} día de atraso',
  due_title: 'Tu alquiler de {{amount}} está por pagar',
  due_text: 'Venció el {{when}}, del {{from}} al {{to}}.',
  owed: 'Debes {{amount}} desde el {{since}}',
  reopened_dispute:
    'El banco recuperó tu pago el {{on}}. El alquiler del {{from}} al {{to}} está pendiente de nuevo.',
  reopened_entry:
    '{{lister}} corrigió un registro el {{on}}. El alquiler del {{from}} al {{to}} está pendiente de nuevo.',
  owed_total: 'Debes {{amount}} en total desde el {{since}}.',
  owed_rent: '{{amount}} de alquiler',
  owed_deposit: '{{amount}} del depósito',
  owed_requests: '{{amount}} de solicitudes de pago',
  owed_oldest: 'Paga primero el alquiler más antiguo.',
  retry: 'Lo intentamos de nuevo el {{when}}. Puedes pagar antes.',
  new_card:
    'No cobraremos esto a ninguna tarjeta hasta que guardes una nueva. A la nueva le cobraremos de inmediato.',
  pending_title: 'Tu pago de {{amount}} está en proceso',
  pending_text: 'El banco aún no lo ha confirmado. No tienes que hacer nada.',
  pay_by_hand: 'Paga directamente a {{lister}}, que lo registra aquí.',
  pay_now: 'Pagar ahora',
  pay_amount: 'Pagar {{amount}}',
  pay_closed: 'Este alquiler ya no está abierto',
  pay_unknown: 'No encontramos ningún alquiler con este enlace',
  pay_unknown_text:
    'No es un alquiler tuyo o no existe. Tal vez debas iniciar sesión con otra cuenta.',
  pay_paid: 'Este alquiler ya está pagado',
  pay_reopened: 'Este alquiler vuelve a estar pendiente',
  pay_title: 'Paga tu alquiler',
  pay_period: 'Alquiler del {{from}} al {{to}}',
  pay_fee: '{{lister}} paga la comisión. Tú pagas exactamente este importe.',
  paid: 'Pagaste {{amount}}. Tu recibo está en tu correo.',
  card: 'Tarjeta',
  card_used: '{{card}} terminada en {{last4}}',
  charged_to: 'AutoPay cobra a tu {{card}} terminada en {{last4}}.',
  no_card: 'Sin tarjeta',
  not_now: 'Ahora no',
  only_member: 'Solo el miembro puede hacer esto.',

  accept_title: '¿Activar AutoPay?',
  accept_first: 'Primer cargo',
  fee: 'Comisión',
  fee_none: 'Ninguna para ti: la paga {{lister}}',
  accept_open: 'AutoPay no cobra los {{amount}} que ya vencieron. Págalos tú.',
  accept_needs_card: 'Agrega primero una tarjeta. Después acepta AutoPay aquí.',
  disable_title: '¿Desactivar AutoPay?',
  disable_text:
    'Ya no se cobra a tu tarjeta. Desde entonces pagas directamente a {{lister}}. {{lister}} recibe un correo.',
  disable_owed: 'El alquiler de {{amount}} que ya venció se sigue debiendo.',
  disable_invited:
    'Al aceptar, no se cobra a tu tarjeta ni el depósito ni el alquiler. Pagas directamente a {{lister}}.',
  disable: 'Desactivar AutoPay',
  is_on: 'AutoPay está activado.',
  is_off: 'AutoPay está desactivado.',
  stays_on: 'AutoPay sigue activado.',
  declined: 'Rechazaste AutoPay.',
  failed: 'Algo salió mal',
  disable_failed: 'No se pudo enviar la solicitud para desactivar AutoPay.',

  payments_and_receipts: 'Pagos y recibos',
  objection_about: 'Sobre {{about}}.',
  objection_waits:
    '{{lister}} aún no ha respondido a tu objeción. Hasta entonces no cobramos tu tarjeta.',
  objection_waits_hand: '{{lister}} aún no ha respondido a tu objeción.',
  objection_open: 'Objeción del {{day}}: «{{text}}»',
  objection_answered: 'Respuesta del {{day}}: «{{text}}»',
  objection_withdraw: 'Retirar la objeción',
  objection_withdrawn: 'Retiraste tu objeción.',
  object: 'Algo no está bien',
};
