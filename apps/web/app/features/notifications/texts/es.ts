/** The notifications page: one sentence per kind. */
export default {
  title: 'Notificaciones',
  lead: 'Novedades de tus estancias, pagos y reseñas de los últimos 90 días.',
  description: 'Tus notificaciones en {{brand}}.',
  none_title: 'Aún no hay nada aquí',
  none_text: 'Cuando alguien te invite, pague alquiler o escriba una reseña, lo verás aquí.',
  start_crew: 'Buscar un crash pad',
  start_lister: 'Mis crash pads',
  start_tenant: 'Mis estancias',
  start_admin: 'Resumen',
  choose_emails: 'Elegir tus correos',
  show: 'Mostrar',
  show_all: 'Todo',
  show_needs_you: 'Te espera',
  show_rentals: 'Alquileres',
  show_payments: 'Pagos',
  show_plans: 'Plan y tarjetas',
  show_crashpads: 'Crash pads y reseñas',
  show_waitlists: 'Listas de espera y búsquedas',
  mark_all: 'Marcar todo como leído',
  none_needs_you: 'Ahora no te espera nada.',
  none_of_topic: 'Nada sobre esto en los últimos 90 días.',
  do_answer: 'Responder',
  do_pay: 'Pagar',
  do_confirm: 'Confirmar',
  do_card: 'Cambiar tarjeta',
  do_renew: 'Renovar',
  do_payouts: 'Ver qué falta',
  do_see: 'Verlo',
  fold_rent_paid_one: '{{count}} inquilino pagó el alquiler en {{listing}}: {{amount}}',
  fold_rent_paid_many: '{{count}} de inquilinos pagaron el alquiler en {{listing}}: {{amount}}',
  fold_rent_paid_other: '{{count}} inquilinos pagaron el alquiler en {{listing}}: {{amount}}',
  fold_more_one: '{{count}} más como esta',
  fold_more_many: '{{count}} de avisos más como este',
  fold_more_other: '{{count}} más como esta',
  today: 'Hoy',
  yesterday: 'Ayer',
  new: 'Nuevo',
  load_more: 'Cargar más',
  load_failed: 'No pudimos cargar más. Inténtalo de nuevo.',
  someone: 'Alguien',
  invited_person: 'La persona que invitaste',
  a_crashpad: 'un crash pad',

  kind_invitation_received: '{{person}} te invitó a alquilar una cama en {{listing}}.',
  kind_invitation_changed: '{{person}} cambió tu invitación a {{listing}}.',
  kind_invitation_reminder: '{{person}} espera tu respuesta a la invitación a {{listing}}.',
  kind_invitation_cancelled: '{{person}} canceló tu invitación a {{listing}}.',
  kind_invitation_expired: 'La invitación de {{person}} a {{listing}} ha caducado.',
  kind_invitation_unanswered:
    '{{person}} no respondió a tu invitación a {{listing}}. La cama está libre de nuevo.',
  kind_invitation_accepted: '{{person}} aceptó tu invitación a {{listing}}.',
  kind_invitation_declined: '{{person}} rechazó tu invitación a {{listing}}.',
  kind_rental_changed: '{{person}} cambió tu estancia en {{listing}}.',
  kind_rental_ended: 'Tu estancia en {{listing}} ha terminado.',
  kind_rental_ended_on: 'Tu estancia en {{listing}} terminó el {{date}}.',
  kind_tenant_rental_ended: 'La estancia de {{person}} en {{listing}} ha terminado.',
  kind_tenant_rental_ended_on: 'La estancia de {{person}} en {{listing}} terminó el {{date}}.',
  kind_checkout_requested: '{{person}} pidió cambiar su salida de {{listing}}.',
  kind_checkout_confirmed: '{{person}} confirmó tu salida de {{listing}}.',
  kind_checkout_declined: '{{person}} rechazó tu solicitud de salida de {{listing}}.',
  kind_checkout_requested_on: '{{person}} pidió salir de {{listing}} el {{date}}.',
  kind_checkout_confirmed_on: '{{person}} confirmó tu salida de {{listing}} el {{date}}.',
  kind_checkout_declined_on: '{{person}} rechazó tu solicitud de salir de {{listing}} el {{date}}.',
  kind_checkout_scheduled_on: '{{person}} fijó tu salida de {{listing}} para el {{date}}.',
  kind_checkout_withdrawn: '{{person}} retiró su solicitud de salida de {{listing}}.',
  kind_checkout_scheduled: '{{person}} fijó tu fecha de salida de {{listing}}.',
  kind_checked_out: '{{person}} registró tu salida de {{listing}}.',
  kind_checked_out_on: '{{person}} registró tu salida de {{listing}} el {{date}}.',
  kind_tenant_left: '{{person}} dejó {{listing}}.',
  kind_tenant_left_on: '{{person}} dejó {{listing}} el {{date}}.',
  kind_autopay_requested: '{{person}} te pidió usar AutoPay en {{listing}}.',
  kind_autopay_answered: '{{person}} respondió a tu solicitud de AutoPay en {{listing}}.',
  kind_autopay_accepted: '{{person}} aceptó AutoPay en {{listing}}.',
  kind_autopay_declined: '{{person}} rechazó AutoPay en {{listing}}.',
  kind_autopay_stop_accepted: '{{person}} aceptó desactivar AutoPay en {{listing}}.',
  kind_autopay_kept: '{{person}} mantiene AutoPay activado en {{listing}}.',
  kind_rent_change_asked_on:
    '{{person}} pide un alquiler de {{amount}} en {{listing}} desde el {{date}}. Respóndele.',
  kind_rent_change_announced_on:
    '{{person}} cambió tu alquiler en {{listing}} a {{amount}} desde el {{date}}.',
  kind_rent_change_accepted_on:
    '{{person}} aceptó el alquiler de {{amount}} en {{listing}} desde el {{date}}.',
  kind_autopay_changed: 'AutoPay cambió para tu estancia en {{listing}}.',
  kind_autopay_stop_asked: '{{person}} te pidió que desactives AutoPay en {{listing}}.',
  kind_autopay_stop_withdrawn: '{{person}} ya no te pide que desactives AutoPay en {{listing}}.',
  kind_autopay_request_withdrawn: '{{person}} retiró la solicitud de AutoPay en {{listing}}.',
  kind_autopay_ended_payouts:
    'AutoPay terminó en {{listing}} porque se desconectó la cuenta de cobro de {{person}}.',
  kind_autopay_ended_payouts_asked:
    'La solicitud de AutoPay en {{listing}} se retiró porque se desconectó la cuenta de cobro de {{person}}.',
  kind_autopay_ended_payouts_offered:
    'Tu invitación a {{listing}} ya no incluye AutoPay porque se desconectó la cuenta de cobro de {{person}}.',
  kind_autopay_ended_dispute:
    'AutoPay terminó en {{listing}} porque tu banco retiró un pago de forma definitiva.',
  kind_tenant_autopay_ended_dispute:
    'El AutoPay de {{person}} terminó en {{listing}} porque su banco retiró un pago de forma definitiva.',
  rent_open_since: 'El alquiler vuelve a estar pendiente desde el {{date}}.',
  kind_checkout_withdrawn_agreed:
    '{{person}} retiró la solicitud de salir de {{listing}} el {{date}}. La salida sigue siendo el {{agreed}}.',
  kind_checkout_withdrawn_open:
    '{{person}} retiró la solicitud de salir de {{listing}} el {{date}}. La estancia sigue sin fecha de salida.',
  kind_autopay_off: '{{person}} desactivó AutoPay en {{listing}}.',
  kind_tenant_autopay_changed: '{{person}} desactivó AutoPay en {{listing}}.',
  kind_tenant_autopay_paused:
    'AutoPay de {{person}} en {{listing}} está en pausa: no tiene una tarjeta a la que podamos cobrar.',
  kind_tenant_autopay_paused_no_card:
    'AutoPay de {{person}} en {{listing}} está en pausa: eliminó su tarjeta.',
  kind_tenant_autopay_paused_card_invalid:
    'AutoPay de {{person}} en {{listing}} está en pausa: su tarjeta ya no funciona.',
  kind_tenant_autopay_resumed: '{{person}} guardó una tarjeta para AutoPay en {{listing}}.',

  kind_rent_paid: '{{person}} pagó {{amount}} de alquiler en {{listing}}.',
  kind_rent_reminder: 'El alquiler de {{listing}} vence pronto.',
  kind_rent_reminder_on: 'Tu alquiler de {{amount}} en {{listing}} vence el {{date}}.',
  kind_deposit_to_confirm: 'Tu banco te pide confirmar el depósito de {{listing}}.',
  kind_deposit_to_confirm_of:
    'Tu banco te pide que confirmes el depósito de {{amount}} en {{listing}}.',
  kind_tenant_deposit_to_confirm:
    'Falta que {{person}} confirme con el banco el depósito de {{listing}}.',
  kind_tenant_deposit_to_confirm_of:
    'A la espera de que {{person}} confirme con el banco el depósito de {{amount}} en {{listing}}.',
  kind_rent_to_confirm: 'Tu banco te pide confirmar tu alquiler de {{amount}} en {{listing}}.',
  kind_tenant_rent_to_confirm:
    'A la espera de que {{person}} confirme con el banco el alquiler de {{amount}} en {{listing}}.',
  kind_rent_failed: 'No pudimos cobrar tu alquiler de {{amount}} en {{listing}}.',
  kind_tenant_rent_failed:
    'No pudimos cobrar el alquiler de {{amount}} de {{person}} en {{listing}}.',
  kind_tenant_rent_left:
    'El alquiler de {{amount}} de {{person}} en {{listing}} venció mientras nuestro servicio no funcionaba, y no está pagado.',
  kind_rent_change_declined: '{{person}} rechazó el alquiler de {{amount}} en {{listing}}.',
  kind_rent_change_declined_on:
    '{{person}} rechazó el alquiler de {{amount}} en {{listing}} a partir del {{date}}.',
  kind_rent_change_accepted: '{{person}} aceptó el alquiler de {{amount}} en {{listing}}.',
  kind_rent_change_withdrawn: '{{person}} retiró el alquiler de {{amount}} en {{listing}}.',
  kind_rent_change_withdrawn_on:
    '{{person}} retiró el alquiler de {{amount}} en {{listing}} a partir del {{date}}.',
  kind_rent_change_asked: '{{person}} pide un alquiler de {{amount}} en {{listing}}.',
  kind_rent_change_announced: '{{person}} cambió tu alquiler en {{listing}} a {{amount}}.',
  kind_rent_left_held:
    'Tu alquiler de {{amount}} en {{listing}} venció mientras los pagos estaban en espera, y no está pagado.',
  kind_tenant_rent_left_held:
    'El alquiler de {{amount}} de {{person}} en {{listing}} venció mientras los pagos estaban en espera, y no está pagado.',
  kind_collections_held:
    'Los pagos a {{person}} están en espera. No cobramos a tu tarjeta y nada se atrasa.',
  kind_collections_resumed: 'Los pagos a {{person}} siguen.',
  kind_rent_left:
    'Tu alquiler de {{amount}} en {{listing}} venció mientras nuestro servicio no funcionaba, y no está pagado.',
  kind_tenant_rent_late: 'El alquiler de {{amount}} de {{person}} en {{listing}} está atrasado.',
  kind_tenant_rent_late_on:
    'El alquiler de {{amount}} de {{person}} en {{listing}} venció el {{date}} y está atrasado.',
  kind_rent_late: 'Tu alquiler de {{amount}} en {{listing}} está atrasado.',
  kind_rent_late_on: 'Tu alquiler de {{amount}} en {{listing}} venció el {{date}} y está atrasado.',
  kind_rent_overdue: 'Debes {{amount}} en {{listing}}.',
  kind_rent_overdue_on: 'Debes {{amount}} en {{listing}} desde el {{date}}.',
  kind_rent_reminded: '{{person}} te recuerda {{amount}} en {{listing}}.',
  kind_rent_reminded_on:
    '{{person}} te recuerda que debes {{amount}} en {{listing}} desde el {{date}}.',
  kind_rent_due: 'Tu alquiler de {{amount}} en {{listing}} vence ahora.',
  kind_payment_request_changed: '{{person}} cambió una solicitud: {{amount}}.',
  kind_payment_requested: '{{person}} te pidió pagar {{amount}}.',
  kind_payment_request_paid: '{{person}} pagó tu solicitud de {{amount}}.',
  kind_payment_request_rejected: '{{person}} rechazó tu solicitud de {{amount}}.',
  kind_payment_request_withdrawn: '{{person}} retiró la solicitud de {{amount}}.',
  kind_payment_recorded: '{{person}} registró tu pago de {{amount}}.',
  kind_payment_voided: 'Un pago de {{amount}} con {{person}} se registró por error y se anuló.',
  kind_rent_covered: 'El alquiler de {{listing}} está cubierto por un pago anterior.',
  kind_rent_covered_on:
    'Tu alquiler de {{amount}} en {{listing}}, que vence el {{date}}, está cubierto por un pago anterior.',
  kind_tenant_rent_covered:
    'El alquiler de {{amount}} de {{person}} en {{listing}}, que vence el {{date}}, está cubierto por un pago anterior.',
  kind_credit_kept: '{{person}} retuvo {{amount}} de tu saldo a favor en {{listing}}.',
  kind_tenant_credit_kept: 'Retuviste {{amount}} del saldo a favor de {{person}} en {{listing}}.',
  kind_payment_refunded: '{{person}} te reembolsó {{amount}}.',
  kind_settlement_closed: '{{person}} cerró el ajuste de cuentas de tu estancia en {{listing}}.',
  kind_settlement_closed_returned:
    '{{person}} cerró la liquidación de tu alquiler en {{listing}} y devolvió {{amount}}.',
  kind_settlement_closed_kept:
    '{{person}} cerró la liquidación de tu alquiler en {{listing}} y se quedó con {{kept}}.',
  kind_settlement_closed_both:
    '{{person}} cerró la liquidación de tu alquiler en {{listing}}, devolvió {{amount}} y se quedó con {{kept}}.',
  rent_still_owed: 'Aún se debe un alquiler de {{owed}}.',
  kind_deposit_settled: '{{person}} liquidó tu depósito en {{listing}} y devolvió {{amount}}.',
  kind_deposit_settled_kept:
    '{{person}} liquidó tu depósito en {{listing}} y se quedó con {{kept}}.',
  kind_deposit_settled_both:
    '{{person}} liquidó tu depósito en {{listing}}, devolvió {{amount}} y se quedó con {{kept}}.',
  kind_deposit_kept: '{{person}} liquidó tu depósito en {{listing}} y no devolvió nada.',
  kind_refund_failed: 'Tu reembolso de {{amount}} a {{person}} falló.',
  kind_dispute_opened: 'El banco de {{person}} disputa un pago de {{amount}}.',
  kind_refund_retrying:
    'Tu banco devolvió el reembolso de {{amount}} de {{person}}. Lo intentamos de nuevo.',
  kind_refund_again:
    'Intentamos de nuevo el reembolso de {{amount}} de {{person}}. Va a tu tarjeta.',
  kind_refund_returned:
    'Tu banco no acepta el reembolso de {{amount}} de {{person}}. Te lo devolverá de otra forma.',
  kind_refund_stopped:
    'Tu banco retiró el pago a {{person}}, así que no repetimos el reembolso de {{amount}}.',
  kind_tenant_refund_retrying:
    'El banco de {{person}} devolvió tu reembolso de {{amount}}. Lo intentamos de nuevo.',
  kind_tenant_refund_again:
    'Intentamos de nuevo tu reembolso de {{amount}} a {{person}}. Llegó a la tarjeta.',
  kind_tenant_refund_returned:
    'El banco de {{person}} no acepta tu reembolso de {{amount}}. Devuélvelo de otra forma.',
  kind_tenant_refund_stopped:
    'El banco de {{person}} retiró el pago, así que no repetimos el reembolso de {{amount}}.',
  kind_dispute_closed: 'El banco de {{person}} no tiene más preguntas sobre un pago de {{amount}}.',
  kind_dispute_inquiry: 'El banco de {{person}} pregunta por un pago de {{amount}}.',
  kind_dispute_lost: 'Perdiste la disputa por {{amount}} de {{person}}.',
  kind_dispute_taken: 'Se te retiraron {{amount}} por la disputa perdida con {{person}}.',
  kind_dispute_given_back: 'El banco devolvió {{amount}} del pago de {{person}}.',
  kind_dispute_owed: 'Te debemos {{amount}}. Revisa tu cuenta de cobro.',
  kind_own_dispute_inquiry: 'Tu banco pregunta por tu pago de {{amount}} a {{person}}.',
  kind_own_dispute_closed:
    'Tu banco no tiene más preguntas sobre tu pago de {{amount}} a {{person}}.',
  kind_own_dispute_opened: 'Tu banco disputa tu pago de {{amount}} a {{person}}.',
  kind_own_dispute_won: 'Tu pago de {{amount}} a {{person}} queda pagado.',
  kind_own_dispute_lost: 'Tu banco te devolvió tu pago de {{amount}} a {{person}}.',
  kind_own_dispute_taken: 'Tu pago de {{amount}} a {{person}} ya no cuenta.',
  kind_own_dispute_given_back: 'Tu banco devolvió {{amount}} a {{person}}.',
  kind_rent_written_off: '{{person}} dio por perdido tu alquiler de {{amount}}.',
  kind_objection_received:
    '{{person}} presenta una objeción sobre {{amount}}. Responde, por favor.',
  kind_objection_withdrawn: '{{person}} retiró su objeción sobre {{amount}}.',
  kind_objection_answered: '{{person}} respondió a tu objeción sobre {{amount}}.',
  kind_objection_received_about:
    '{{person}} presenta una objeción sobre {{about}}. Responde, por favor.',
  kind_objection_withdrawn_about: '{{person}} retiró su objeción sobre {{about}}.',
  kind_objection_answered_about: '{{person}} respondió a tu objeción sobre {{about}}.',
  about_rent: 'el alquiler de {{amount}}',
  about_entry: 'el pago registrado de {{amount}}',
  about_return: 'el reembolso de {{amount}}',
  about_deduction: 'los {{amount}} retenidos del depósito',
  kind_dispute_won: 'Ganaste la disputa por {{amount}} de {{person}}.',
  kind_deposit_reminder: 'Todavía guardas el depósito de {{person}} en {{listing}}.',
  kind_deposit_reminder_of: 'Aún tienes el depósito de {{amount}} de {{person}} en {{listing}}.',
  kind_passkey_added: 'Se añadió una llave de acceso a tu cuenta.',
  kind_passkey_removed: 'Se quitó una llave de acceso de tu cuenta.',
  kind_passkey_counter_fell:
    'Puede que alguien haya copiado una de tus llaves de acceso. Quítala y añade una nueva.',
  kind_second_step_on: 'El segundo paso de tu inicio de sesión está activo.',
  kind_second_step_off: 'El segundo paso de tu inicio de sesión está desactivado.',
  kind_recovery_code_used: 'Se usó uno de tus códigos de recuperación para iniciar sesión.',
  kind_recovery_codes_low: 'Te quedan tres códigos de recuperación. Crea otros nuevos.',
  kind_second_step_reset:
    'Se quitará el segundo paso de tu inicio de sesión. Si no lo pediste, detenlo.',
  kind_second_step_kept: 'El segundo paso de tu inicio de sesión sigue activo.',
  kind_second_step_removed:
    'Se quitó el segundo paso de tu inicio de sesión. Configúralo de nuevo.',
  kind_payouts_ready: 'Tu cuenta de cobro está lista.',
  kind_payouts_paused:
    'Tus transferencias están en pausa. Tu cuenta de cobro necesita tu atención.',
  kind_payouts_disconnected: 'Tu cuenta de cobro está desconectada y AutoPay está desactivado.',
  kind_payout_failed: 'Una transferencia de {{amount}} a tu banco falló.',
  kind_debit_failed: 'No pudimos cobrar de tu cuenta bancaria {{amount}} que debe tu saldo.',

  kind_paid: 'Pagaste {{amount}}.',
  kind_paid_subscription: 'Pagaste {{amount}} por tu plan.',
  kind_paid_boost: 'Pagaste {{amount}} por promocionar {{listing}}.',
  kind_paid_rent: 'Pagaste {{amount}} de alquiler en {{listing}}.',
  kind_paid_deposit: 'Pagaste un depósito de {{amount}} por {{listing}}.',
  kind_paid_payment_request: 'Pagaste una solicitud de {{amount}} en {{listing}}.',
  kind_payment_failed: 'No pudimos cobrar {{amount}}.',
  kind_renewal_notice: 'Tu plan se renueva el {{date}}.',
  kind_renewal_failed: 'No pudimos cobrar {{amount}} para renovar tu plan.',
  kind_term_ending: 'Tu plan termina el {{date}}.',
  kind_account_expired: 'Tu plan ha vencido.',
  kind_promotion_failed: 'No pudimos cobrar {{amount}} para mantener {{listing}} como Destacado.',
  kind_promotion_ended: 'La promoción de {{listing}} ha terminado.',

  kind_waitlist_offered: 'Una cama en {{listing}} está reservada 24 horas para ti.',
  kind_waitlist_expired: 'Tu oferta en {{listing}} ha vencido.',
  kind_waitlist_lapsed: 'El anfitrión no te invitó a tiempo a {{listing}}. Conservas tu lugar.',
  kind_waitlist_released: 'El anfitrión retiró la cama en {{listing}}. Conservas tu lugar.',
  kind_waitlist_withdrawn: 'La cama en {{listing}} ya no está libre. Conservas tu lugar.',
  kind_waitlist_closed: '{{listing}} cerró, y también su lista de espera.',
  kind_waitlist_bed_free: 'Hay una cama libre en {{listing}} y hay personas en espera.',
  kind_waitlist_claimed: '{{person}} quiere la cama en {{listing}}. Envíale ahora la invitación.',

  kind_listing_reminder: '¿Tus crash pads están al día? Dales un vistazo.',
  kind_listing_removed: 'Retiramos {{listing}} de la búsqueda.',
  kind_review_received: '{{person}} escribió una reseña sobre ti.',
  kind_review_response: '{{person}} respondió a tu reseña.',
  kind_review_hidden: 'Retiramos tu reseña sobre {{person}}.',
  kind_response_hidden: 'Retiramos tu respuesta a la reseña de {{person}}.',
  kind_first_message: '{{person}} te envió su primer mensaje.',
  kind_search_alert_one: '{{listing}} encaja con tu búsqueda guardada.',
  kind_search_alert_other: '{{count}} crash pads encajan con tu búsqueda guardada.',
  kind_report_received: 'Un miembro envió una denuncia.',
};

export const vacation = {
  show_crashpads: 'Alojamientos y reseñas',
  start_crew: 'Buscar un alojamiento',
  start_lister: 'Mis alojamientos',
  a_crashpad: 'un alojamiento',
  kind_listing_reminder: '¿Tus alojamientos están al día? Dales un vistazo.',
  kind_search_alert_one: '{{listing}} encaja con tu búsqueda guardada.',
  kind_search_alert_other: '{{count}} alojamientos encajan con tu búsqueda guardada.',
};

export const crew = {
  start_crew: 'Buscar una casa',
  start_lister: 'Mis casas',
  a_crashpad: 'una casa',
  kind_listing_reminder: '¿Tus casas están al día? Dales un vistazo.',
  kind_search_alert_one: '{{listing}} encaja con tu búsqueda guardada.',
  kind_search_alert_other: '{{count}} casas encajan con tu búsqueda guardada.',
};
