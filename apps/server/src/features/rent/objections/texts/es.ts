/** Emails about a tenant's objections. */
export default {
  about_deduction: 'los {{amount}} retenidos del depósito',
  about_entry: 'el pago registrado de {{amount}}',
  about_rent: 'el alquiler de {{amount}}',
  about_return: 'el reembolso de {{amount}}',
  answer: 'Respuesta',
  answered: '{{who}} respondió a tu objeción sobre {{what}}. No se ha movido dinero.',
  answered_subject: '{{who}} respondió a tu objeción',
  bank_confirmation:
    'A la espera de que {{tenant}} confirme con el banco. Hasta entonces no se cobra nada.',
  charged_lister: 'La tarjeta de {{tenant}} se cobra el {{when}}.',
  charged_tenant: 'Tu tarjeta se cobra el {{when}}.',
  objection: 'Objeción',
  received:
    '{{tenant}} presenta una objeción sobre {{what}}. No se mueve dinero. AutoPay no lo cobra hasta que respondas, y puedes hacerlo una vez.',
  received_subject: '{{tenant}} presenta una objeción sobre {{what}}',
  received_uncharged:
    '{{tenant}} presenta una objeción sobre {{what}}. No se mueve dinero. Puedes responder una vez, y {{tenant}} lo leerá.',
  see: 'Ver los pagos',
  stays_open: 'El alquiler sigue pendiente hasta que se pague.',
  stays_open_hand_tenant: 'El alquiler sigue pendiente. Paga directamente a {{who}}.',
  stays_open_hand_lister: 'El alquiler sigue pendiente. Cóbralo por tu cuenta.',
  waits_tenant:
    'Presentaste una objeción sobre este alquiler. No se cobra a tu tarjeta hasta que {{who}} responda o retires la objeción.',
  waits_lister:
    '{{tenant}} presentó una objeción sobre este alquiler. No se cobra a su tarjeta hasta que respondas o la retire.',
  withdrawn: '{{tenant}} retiró su objeción sobre {{what}}.',
  withdrawn_subject: '{{tenant}} retiró su objeción',
};
