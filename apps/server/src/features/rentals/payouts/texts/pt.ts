export default {
  deadline:
    'Nosso provedor de pagamentos precisa de mais informações suas até {{day}}. Se ainda faltarem nessa data, você não poderá receber pagamentos até completar sua conta.',
  deadline_subject: 'Responda ao nosso provedor de pagamentos até {{day}}',
  debit_failed:
    'Nosso provedor de pagamentos não conseguiu debitar da sua conta bancária {{amount}}, que seu saldo deve após um reembolso ou uma contestação. Confira os dados da conta. Seus próximos pagamentos cobrem isso primeiro.',
};
