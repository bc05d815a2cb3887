export default {
  deadline:
    'Nosso provedor de pagamentos precisa de mais informações suas até {{day}}. Se ainda faltarem nessa data, você não poderá receber pagamentos até completar sua conta.',
  deadline_subject: 'Responda ao nosso provedor de pagamentos até {{day}}',
  debit_failed:
    'Nosso provedor de pagamentos não conseguiu debitar da sua conta bancária {{amount}}, que seu saldo deve após um reembolso ou uma contestação. Confira os dados da conta. Seus próximos pagamentos cobrem isso primeiro.',
  hi: 'Olá, {{name}}.',
  payout_check: 'Conferir minha conta',
  payout_country_fixed:
    'O país de uma conta de repasse não pode mudar depois do envio dos dados. Desconecte a conta primeiro.',
  payout_failed:
    'Nosso provedor de pagamentos não conseguiu repassar {{amount}} à sua conta bancária ou cartão. Confira os dados da conta. Até lá, o dinheiro fica no seu saldo.',
  payout_failed_balance:
    'Nosso provedor de pagamentos não conseguiu repassar seu saldo à sua conta bancária ou cartão. Confira os dados da conta. Até lá, o dinheiro fica no seu saldo.',
  payout_failed_subject: 'Um repasse ao seu banco falhou',
  payouts_complete: 'Completar minha conta',
  payouts_disconnected:
    'O AutoPay foi desativado, também para os inquilinos e convites que o tinham ou tinham um pedido pendente. Avisamos todos. Receba você mesmo o aluguel, ou ative o AutoPay e conecte uma conta de novo.',
  payouts_disconnected_subject: 'Sua conta de recebimento foi desconectada',
  payouts_first: 'Ative o AutoPay e configure seus repasses antes de oferecê-lo.',
  payouts_not_complete: 'Sua conta de recebimento ainda não está completa.',
  payouts_paused:
    'Nosso provedor de pagamentos precisa de mais dados seus. Até lá, não cobramos dos cartões dos seus inquilinos. O aluguel que vencer nesse meio-tempo é cobrado quando sua conta estiver completa, se for em até cinco dias.',
  payouts_paused_subject: 'Você não pode receber pagamentos agora',
  payouts_ready:
    'Agora você pode receber pagamentos com cartão e oferecer o AutoPay aos seus inquilinos.',
  payouts_ready_off:
    'Agora você pode receber pagamentos por cartão. O AutoPay está desativado: ative-o para oferecê-lo aos seus inquilinos, também a quem já o tinha.',
  payouts_ready_subject: 'Seus repasses estão configurados',
  payouts_see: 'Ver meus repasses',
  payouts_set_up: 'Configurar meus repasses',
  your_lister_not_ready: 'Seu anfitrião não pode receber pagamentos agora.',
};
