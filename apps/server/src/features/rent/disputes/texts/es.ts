/** Emails about payments that a bank took back, and refunds that it sent back. */
export default {
  ask_again_lister: 'Puedes volver a pedírselo a {{tenant}} con una solicitud de pago.',
  ask_again_tenant: '{{who}} puede volver a pedírtelo.',
  autopay_again: 'AutoPay sigue activo.',
  autopay_off: 'AutoPay terminó porque se retiró un pago.',
  autopay_paused: 'Hasta entonces AutoPay está en pausa: ningún alquiler se cobra automáticamente.',
  closed_lister: 'El banco no tiene más preguntas sobre este pago. No se movió dinero.',
  closed_lister_subject: 'La pregunta del banco de {{tenant}} está resuelta',
  closed_tenant: 'Tu banco no tiene más preguntas sobre este pago. No se movió dinero.',
  closed_tenant_subject: 'La pregunta de tu banco está resuelta',
  covered_again:
    'Ya no cubre el alquiler. Lo que ya venció vuelve a estar pendiente desde el {{day}}.',
  deposit_again_lister: 'Ya no tienes este depósito, y puedes volver a pedirlo.',
  deposit_again_tenant: '{{who}} ya no tiene este depósito, y puede volver a pedírtelo.',
  given_back_lister:
    'Después de decidir, el banco devolvió {{amount}}, que van a tu cuenta de cobro.',
  given_back_lister_subject: 'El banco devolvió {{amount}} del pago de {{tenant}}',
  given_back_tenant: 'Después de decidir, tu banco devolvió {{amount}}, que van a {{who}}.',
  given_back_tenant_subject: 'Tu banco devolvió {{amount}} de tu pago',
  inquiry_lister: 'No se movió dinero. Si el banco retira el pago, te avisamos el mismo día.',
  inquiry_lister_subject: 'El banco de {{tenant}} pregunta por un pago de {{amount}}',
  inquiry_tenant: 'No se movió dinero. Si reconoces este pago a {{who}}, díselo a tu banco.',
  inquiry_tenant_subject: 'Tu banco pregunta por tu pago de {{amount}}',
  lost_lister:
    'El banco decidió a favor de {{tenant}} y se queda con {{amount}} que retiró de tu cuenta.',
  lost_lister_subject: 'Perdiste la disputa sobre el pago de {{tenant}}',
  lost_tenant:
    'Tu banco decidió a tu favor: los {{amount}} que pagaste a {{who}} vuelven a ser tuyos.',
  lost_tenant_subject: 'Tu banco te devolvió tu pago de {{amount}}',
  not_taken_lister:
    'El banco decidió a favor de {{tenant}}. Todavía no pudimos retirar {{amount}} de tu cuenta de cobro. Te escribimos cuando lo hagamos.',
  not_taken_tenant:
    'Tu banco decidió a tu favor: los {{amount}} que pagaste a {{who}} vuelven a ser tuyos. Te escribimos cuando se retiren de {{who}}.',
  open_lister:
    'El banco de {{tenant}} retiró un pago de {{amount}}. Se descuenta de tu cuenta de cobro hasta que el banco decida, lo que puede tardar tres meses.',
  open_lister_subject: 'El banco de {{tenant}} disputa un pago de {{amount}}',
  open_now: 'Lo que se debe de nuevo es ahora {{left}}.',
  open_tenant:
    'Tu banco retiró tu pago de {{amount}} a {{who}}. Tu banco decide si queda pagado, lo que puede tardar tres meses.',
  open_tenant_subject: 'Tu banco disputa tu pago de {{amount}}',
  owed: 'Te debemos {{amount}} de la disputa ganada. Los pagamos en cuanto tu cuenta de cobro pueda recibir dinero. Revisa qué le falta.',
  owed_subject: 'Te debemos {{amount}} de la disputa ganada',
  paid_again_lister: '{{tenant}} pagó este alquiler de nuevo. Devuélvele lo que sobra.',
  paid_again_tenant: 'Pagaste este alquiler de nuevo. {{who}} puede devolverte lo que sobra.',
  pay_now: 'Pagar ahora',
  refund_again_lister:
    'Volvimos a intentar tu reembolso de {{amount}} después de que el banco de {{tenant}} lo devolviera. Esta vez llegó a la tarjeta.',
  refund_again_subject: 'Intentamos de nuevo un reembolso de {{amount}}',
  refund_again_tenant:
    'Tu banco había devuelto {{amount}} de {{who}}. Lo intentamos de nuevo, y esta vez va a la tarjeta con la que pagaste. Puede tardar unos días en llegar.',
  refund_owed:
    'Te debemos {{amount}} del reembolso que volvió. Los pagamos en cuanto tu cuenta de cobro pueda recibir dinero. Revisa qué le falta.',
  refund_owed_subject: 'Te debemos {{amount}} de un reembolso que volvió',
  refund_retrying_again_lister:
    'El banco de {{tenant}} devolvió otra vez tu reembolso de {{amount}}. Lo intentamos de nuevo el {{day}}. También puedes devolverlo de otra forma.',
  refund_retrying_again_tenant:
    'Intentamos de nuevo el reembolso de {{amount}} de {{who}}, pero tu banco lo devolvió otra vez. Lo intentamos de nuevo el {{day}}.',
  refund_retrying_lister:
    'El banco de {{tenant}} devolvió tu reembolso de {{amount}}. Lo intentamos de nuevo el {{day}}. También puedes devolverlo de otra forma.',
  refund_retrying_tenant:
    '{{who}} devolvió {{amount}} a tu tarjeta, pero tu banco los devolvió. Lo intentamos de nuevo el {{day}}.',
  refund_returned_lister:
    'El banco de {{tenant}} no acepta tu reembolso de {{amount}}. El dinero vuelve a tu cuenta de cobro. Devuélvelo de otra forma, o prueba la tarjeta otra vez.',
  refund_returned_tenant:
    'Tu banco no acepta el reembolso de {{amount}} de {{who}}. {{who}} te lo devolverá de otra forma.',
  refund_stopped_lister:
    'El banco de {{tenant}} devolvió tu reembolso de {{amount}}, y ahora retiró el pago mismo. Por eso no repetimos el reembolso, y no tienes que devolver nada.',
  refund_stopped_tenant:
    'Tu banco devolvió el reembolso de {{amount}} de {{who}}, y ahora retiró el pago mismo. Por eso no repetimos el reembolso.',
  refund_subject: 'El banco devolvió un reembolso de {{amount}}',
  rent_again_lister:
    'Este alquiler vuelve a estar pendiente desde el {{day}} y está atrasado. {{tenant}} puede pagarlo con tarjeta, o tú registras lo que recibas.',
  rent_again_tenant:
    'Este alquiler vuelve a estar pendiente desde el {{day}} y está atrasado. Págalo con tarjeta, o directamente a {{who}}.',
  see_payments: 'Ver mis pagos',
  taken_lister:
    'Se retiraron {{amount}} de tu cuenta de cobro, porque el banco decidió a favor de {{tenant}}.',
  taken_lister_subject:
    'Se retiraron {{amount}} por la disputa perdida sobre el pago de {{tenant}}',
  taken_tenant: 'Se retiraron de {{who}} {{amount}} que tu banco te devolvió.',
  taken_tenant_subject: 'Tu pago de {{amount}} a {{who}} ya no cuenta',
  won_lister: 'El banco decidió a tu favor. {{amount}} vuelven a tu cuenta de cobro.',
  won_lister_kept: 'El banco decidió a tu favor. No falta nada en tu cuenta de cobro.',
  won_lister_subject: 'Ganaste la disputa sobre el pago de {{tenant}}',
  won_tenant: 'Tu banco decidió a favor de {{who}}: tu pago de {{amount}} queda pagado.',
  won_tenant_subject: 'Tu banco decidió sobre tu pago a {{who}}',
  written_off: 'Ya no debes este alquiler.',
  written_off_subject: '{{who}} dio por perdido tu alquiler de {{amount}}',
} as const;
