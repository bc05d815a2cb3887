/** Emails about payments that a bank took back, and refunds that it sent back. */
export default {
  ask_again_lister: 'Você pode pedir de novo a {{tenant}} com um pedido de pagamento.',
  ask_again_tenant: '{{who}} pode pedir de novo a você.',
  autopay_again: 'O AutoPay continua.',
  autopay_off: 'O AutoPay terminou porque um pagamento foi retirado.',
  autopay_paused: 'Até lá o AutoPay fica em pausa: nenhum aluguel é cobrado automaticamente.',
  closed_lister: 'O banco não tem mais perguntas sobre este pagamento. Nenhum dinheiro se moveu.',
  closed_lister_subject: 'A pergunta do banco de {{tenant}} está resolvida',
  closed_tenant: 'Seu banco não tem mais perguntas sobre este pagamento. Nenhum dinheiro se moveu.',
  closed_tenant_subject: 'A pergunta do seu banco está resolvida',
  covered_again:
    'Ele não cobre mais o aluguel. O que já venceu está em aberto de novo desde {{day}}.',
  deposit_again_lister: 'Você não tem mais esta caução, e pode pedi-la de novo.',
  deposit_again_tenant: '{{who}} não tem mais esta caução, e pode pedi-la de novo a você.',
  given_back_lister:
    'Depois da decisão, o banco devolveu {{amount}}, que vão para sua conta de recebimento.',
  given_back_lister_subject: 'O banco devolveu {{amount}} do pagamento de {{tenant}}',
  given_back_tenant: 'Depois da decisão, seu banco devolveu {{amount}}, que vão para {{who}}.',
  given_back_tenant_subject: 'Seu banco devolveu {{amount}} do seu pagamento',
  inquiry_lister:
    'Nenhum dinheiro se moveu. Se o banco retomar o pagamento, avisamos você no mesmo dia.',
  inquiry_lister_subject: 'O banco de {{tenant}} pergunta sobre um pagamento de {{amount}}',
  inquiry_tenant:
    'Nenhum dinheiro se moveu. Se você reconhece este pagamento a {{who}}, diga isso ao seu banco.',
  inquiry_tenant_subject: 'Seu banco pergunta sobre seu pagamento de {{amount}}',
  lost_lister:
    'O banco decidiu a favor de {{tenant}} e fica com {{amount}} que retirou da sua conta.',
  lost_lister_subject: 'Você perdeu a contestação sobre o pagamento de {{tenant}}',
  lost_tenant:
    'Seu banco decidiu a seu favor: os {{amount}} que você pagou a {{who}} são seus de novo.',
  lost_tenant_subject: 'Seu banco devolveu seu pagamento de {{amount}}',
  not_taken_lister:
    'O banco decidiu a favor de {{tenant}}. Ainda não conseguimos retirar {{amount}} da sua conta de recebimento. Avisamos por email quando conseguirmos.',
  not_taken_tenant:
    'Seu banco decidiu a seu favor: os {{amount}} que você pagou a {{who}} são seus de novo. Avisamos por email quando forem retirados de {{who}}.',
  open_lister:
    'O banco de {{tenant}} retomou um pagamento de {{amount}}. Ele é descontado da sua conta de recebimento até o banco decidir, o que pode levar três meses.',
  open_lister_subject: 'O banco de {{tenant}} contesta um pagamento de {{amount}}',
  open_now: 'O que se deve de novo agora é {{left}}.',
  open_tenant:
    'Seu banco retomou seu pagamento de {{amount}} a {{who}}. Seu banco decide se ele continua pago, o que pode levar três meses.',
  open_tenant_subject: 'Seu banco contesta seu pagamento de {{amount}}',
  owed: 'Devemos a você {{amount}} da contestação ganha. Pagamos assim que sua conta de recebimento puder receber dinheiro. Veja o que falta nela.',
  owed_subject: 'Devemos a você {{amount}} da contestação ganha',
  paid_again_lister: '{{tenant}} pagou este aluguel de novo. Devolva o valor a mais.',
  paid_again_tenant: 'Você pagou este aluguel de novo. {{who}} pode devolver o valor a mais.',
  pay_now: 'Pagar agora',
  refund_again_lister:
    'Tentamos de novo seu reembolso de {{amount}} depois que o banco de {{tenant}} o devolveu. Desta vez ele foi para o cartão.',
  refund_again_subject: 'Tentamos de novo um reembolso de {{amount}}',
  refund_again_tenant:
    'Seu banco tinha devolvido {{amount}} de {{who}}. Tentamos de novo, e desta vez o valor vai para o cartão que você usou. Pode levar alguns dias para chegar.',
  refund_owed:
    'Devemos a você {{amount}} do reembolso que voltou. Pagamos assim que sua conta de recebimento puder receber dinheiro. Veja o que falta nela.',
  refund_owed_subject: 'Devemos a você {{amount}} de um reembolso que voltou',
  refund_retrying_again_lister:
    'O banco de {{tenant}} devolveu mais uma vez seu reembolso de {{amount}}. Tentamos de novo em {{day}}. Você também pode devolvê-lo de outro jeito.',
  refund_retrying_again_tenant:
    'Tentamos de novo o reembolso de {{amount}} de {{who}}, mas seu banco o devolveu mais uma vez. Tentamos de novo em {{day}}.',
  refund_retrying_lister:
    'O banco de {{tenant}} devolveu seu reembolso de {{amount}}. Tentamos de novo em {{day}}. Você também pode devolvê-lo de outro jeito.',
  refund_retrying_tenant:
    '{{who}} devolveu {{amount}} ao seu cartão, mas seu banco o devolveu. Tentamos de novo em {{day}}.',
  refund_returned_lister:
    'O banco de {{tenant}} não aceita seu reembolso de {{amount}}. O dinheiro volta para sua conta de recebimento. Devolva de outro jeito, ou tente o cartão de novo.',
  refund_returned_tenant:
    'Seu banco não aceita o reembolso de {{amount}} de {{who}}. {{who}} vai devolver de outro jeito.',
  refund_stopped_lister:
    'O banco de {{tenant}} devolveu seu reembolso de {{amount}}, e agora retomou o próprio pagamento. Por isso não repetimos o reembolso, e você não precisa devolver nada.',
  refund_stopped_tenant:
    'Seu banco devolveu o reembolso de {{amount}} de {{who}}, e agora retomou o próprio pagamento. Por isso não repetimos o reembolso.',
  refund_subject: 'Um reembolso de {{amount}} voltou do banco',
  rent_again_lister:
    'Este aluguel está em aberto de novo desde {{day}}, e atrasado. {{tenant}} pode pagá-lo com cartão, ou você registra o que receber.',
  rent_again_tenant:
    'Este aluguel está em aberto de novo desde {{day}}, e atrasado. Pague com cartão, ou diretamente a {{who}}.',
  see_payments: 'Ver meus pagamentos',
  taken_lister:
    '{{amount}} foram retirados da sua conta de recebimento, porque o banco decidiu a favor de {{tenant}}.',
  taken_lister_subject:
    '{{amount}} foram retirados pela contestação perdida sobre o pagamento de {{tenant}}',
  taken_tenant: '{{amount}} que seu banco devolveu a você foram retirados de {{who}}.',
  taken_tenant_subject: 'Seu pagamento de {{amount}} a {{who}} não conta mais',
  won_lister: 'O banco decidiu a seu favor. {{amount}} voltam para sua conta de recebimento.',
  won_lister_kept: 'O banco decidiu a seu favor. Nada falta na sua conta de recebimento.',
  won_lister_subject: 'Você ganhou a contestação sobre o pagamento de {{tenant}}',
  won_tenant: 'Seu banco decidiu a favor de {{who}}: seu pagamento de {{amount}} continua pago.',
  won_tenant_subject: 'Seu banco decidiu sobre seu pagamento a {{who}}',
  written_off: 'Você não deve mais este aluguel.',
  written_off_subject: '{{who}} desistiu do seu aluguel de {{amount}}',
} as const;
