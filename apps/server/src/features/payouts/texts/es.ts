export default {
  deadline:
    'Nuestro proveedor de pagos necesita más datos tuyos antes del {{day}}. Si entonces aún faltan, no podrás recibir pagos hasta completar tu cuenta.',
  deadline_subject: 'Responde a nuestro proveedor de pagos antes del {{day}}',
  debit_failed:
    'Nuestro proveedor de pagos no pudo cobrar de tu cuenta bancaria {{amount}}, que tu saldo debe tras un reembolso o una disputa. Revisa los datos de la cuenta. Tus próximos pagos lo cubren primero.',
  hi: 'Hola, {{name}}:',
  payout_check: 'Revisar mi cuenta',
  payout_country_fixed:
    'El país de una cuenta de cobro no puede cambiar después de enviar sus datos. Primero desconecta la cuenta.',
  payout_failed:
    'Nuestro proveedor de pagos no pudo transferir {{amount}} a tu cuenta bancaria o tarjeta. Revisa los datos de la cuenta. El dinero se queda en tu saldo hasta entonces.',
  payout_failed_balance:
    'Nuestro proveedor de pagos no pudo transferir tu saldo a tu cuenta bancaria o tarjeta. Revisa los datos de la cuenta. El dinero se queda en tu saldo hasta entonces.',
  payout_failed_subject: 'Una transferencia a tu banco falló',
  payouts_complete: 'Completar mi cuenta',
  payouts_disconnected:
    'AutoPay está desactivado, también para los inquilinos y las invitaciones que lo tenían o con una solicitud pendiente. Les avisamos a todos. Cobra tú el alquiler, o activa AutoPay y vuelve a conectar una cuenta.',
  payouts_disconnected_subject: 'Tu cuenta de cobro está desconectada',
  payouts_first: 'Activa AutoPay y configura tu cuenta de cobro antes de ofrecerlo.',
  payouts_not_complete: 'Tu cuenta de cobro aún no está completa.',
  payouts_paused:
    'Nuestro proveedor de pagos necesita más datos tuyos. Hasta entonces no se cobra a las tarjetas de tus inquilinos. El alquiler que venza mientras tanto se cobra cuando tu cuenta esté completa, si es en menos de cinco días.',
  payouts_paused_subject: 'No puedes recibir pagos en este momento',
  payouts_ready: 'Ya puedes recibir pagos con tarjeta y ofrecer AutoPay a tus inquilinos.',
  payouts_ready_off:
    'Ya puedes recibir pagos con tarjeta. AutoPay está desactivado: actívalo para ofrecerlo a tus inquilinos, también a quienes ya lo tenían.',
  payouts_ready_subject: 'Tu cuenta de cobro está lista',
  payouts_see: 'Ver mis transferencias',
  payouts_set_up: 'Configurar mi cuenta de cobro',
  your_lister_not_ready: 'Tu anfitrión no puede recibir pagos en este momento.',
};
