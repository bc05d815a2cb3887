export default {
  deadline:
    'Nuestro proveedor de pagos necesita más datos tuyos antes del {{day}}. Si entonces aún faltan, no podrás recibir pagos hasta completar tu cuenta.',
  deadline_subject: 'Responde a nuestro proveedor de pagos antes del {{day}}',
  debit_failed:
    'Nuestro proveedor de pagos no pudo cobrar de tu cuenta bancaria {{amount}}, que tu saldo debe tras un reembolso o una disputa. Revisa los datos de la cuenta. Tus próximos pagos lo cubren primero.',
};
