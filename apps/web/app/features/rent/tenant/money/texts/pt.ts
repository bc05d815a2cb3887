export default {
  consent_label: 'O que você aceita',
  consent_lead: 'Ao tocar em “{{button}}”, você aceita o AutoPay:',
  consent_charge:
    'Cobramos do seu cartão automaticamente no dia em que o aluguel vence: {{monthly}} às 07:00 UTC, e menos quando é só parte de um mês.',
  consent_charges:
    'Cobramos do seu cartão automaticamente os valores desta lista, {{total}} no total: o aluguel às 07:00 UTC do dia em que vence.',
  consent_raise:
    'Se o aluguel aumentar, enviamos um email pelo menos 10 dias antes da primeira cobrança maior. Um aumento de mais de 20% em 12 meses, ou antes de um check-out combinado, só vale se você aceitar.',
  consent_stop:
    'Você pode desativar o AutoPay quando quiser, nas suas estadias. O aluguel já cobrado não é reembolsado.',

  autopay_request: '{{lister}} pede que você use o AutoPay',
  autopay_request_text:
    'Cobraríamos do seu cartão no dia em que o aluguel vence. {{lister}} paga a tarifa. Aceite ou recuse.',
  autopay_request_invited: 'Você pode responder depois de aceitar o convite.',
  autopay_accept: 'Aceitar AutoPay',
  autopay_decline: 'Recusar',
  autopay_stop_request: '{{lister}} pede que você desative o AutoPay',
  autopay_stop_request_text: 'Continuamos cobrando do seu cartão até você aceitar.',
  autopay_stop: 'Desativar AutoPay',
  autopay_keep: 'Manter AutoPay',

  paused_no_card: 'O AutoPay está pausado: sem cartão',
  paused_no_card_text: 'Adicione um cartão para podermos cobrar o aluguel no vencimento.',
  add_card: 'Adicionar cartão',
  paused_card_invalid: 'O AutoPay está em pausa: o cartão precisa ser trocado',
  paused_card_invalid_text:
    'Seu cartão não funciona mais. Adicione outro para podermos cobrar o aluguel no vencimento.',
  paused_card_shared: 'O AutoPay está em pausa: é preciso outro cartão',
  paused_card_shared_text:
    'Seu cartão também é de {{lister}}. Adicione outro para que possamos cobrar o aluguel na data de vencimento.',
  paused_card_disputed: 'O AutoPay está em pausa',
  paused_card_disputed_text:
    'Seu banco retirou um pagamento e ainda não decidiu. Até lá, nenhum aluguel é cobrado do seu cartão.',
  paused_payouts: 'O AutoPay está pausado',
  paused_payouts_text:
    '{{lister}} não pode receber pagamentos com cartão agora. Continuamos assim que puder.',

  failed_title: 'Seu pagamento de aluguel de {{amount}} não deu certo',
  unconfirmed_title: 'Seu banco pede que você confirme {{amount}}',
  unconfirmed_text: 'Toque em Pagar agora e confirme o pagamento com seu banco.',
  unconfirmed_deposit:
    'A caução ainda não foi paga e a cama ainda não é sua. Confirme o pagamento com seu banco.',
  confirm_deposit: 'Confirmar com seu banco',
  late_title: 'Seu aluguel de {{amount}} está em atraso',
  left_hand_text: 'Nosso serviço estava fora do ar no vencimento.',
  left_text:
    'Nosso serviço estava fora do ar no vencimento, e ele não foi cobrado. Não o cobramos mais por conta própria.',
  rent_change_failed: 'Algo deu errado',
  rent_change_declined_done: 'Você recusou o novo aluguel.',
  rent_change_accepted_done: 'Você aceitou o novo aluguel.',
  rent_change_decline_text:
    '{{lister}} pede {{amount}} a partir de {{from}}. Se você recusar, seu aluguel continua {{old}}. Vamos avisar {{lister}}.',
  rent_change_decline_title: 'Recusar o novo aluguel?',
  rent_change_decline: 'Recusar o novo aluguel',
  rent_change_accept: 'Aceitar o novo aluguel',
  rent_change_declined_text: 'Teria valido a partir de {{from}}. Seu aluguel continua {{old}}.',
  rent_change_declined: 'Você recusou um aluguel de {{amount}}',
  rent_change_accepted_text: 'Vale a partir de {{from}}, até lá você paga {{old}}.',
  rent_change_accepted: 'Você aceitou um aluguel de {{amount}}',
  rent_change_asked_text:
    'Valeria a partir de {{from}}, só se você aceitar; até lá você paga {{old}}.',
  rent_change_asked: '{{lister}} pede um aluguel de {{amount}}',
  rent_change_announced_text:
    'A partir de {{from}} seu aluguel é de {{amount}} por mês, até lá {{old}}.',
  rent_change_choice: 'Se não concordar, você pode sair ou desativar o AutoPay quando quiser.',
  rent_change_leave: 'Se não concordar, você pode sair quando quiser.',
  rent_change_reason: 'Motivo: {{reason}}',
  rent_change_replaces: 'Substitui o aluguel de {{amount}} a partir de {{from}}.',
  rent_change_announced: 'Seu aluguel muda para {{amount}}',
  late_days_title_other: 'Seu aluguel de {{amount}} está {{count}} dias atrasado',
  late_days_title_one: 'Seu aluguel de {{amount}} está {{count}} dia atrasado',
  due_title: 'Você tem {{amount}} de aluguel a pagar',
  due_text: 'Venceu em {{when}}, de {{from}} a {{to}}.',
  owed: 'Você deve {{amount}} desde {{since}}',
  reopened_dispute:
    'O banco retomou seu pagamento em {{on}}. O aluguel de {{from}} a {{to}} está em aberto de novo.',
  reopened_entry:
    '{{lister}} corrigiu um registro em {{on}}. O aluguel de {{from}} a {{to}} está em aberto de novo.',
  owed_total: 'Você deve {{amount}} no total desde {{since}}.',
  owed_rent: '{{amount}} de aluguel',
  owed_deposit: '{{amount}} do depósito',
  owed_requests: '{{amount}} de pedidos de pagamento',
  owed_oldest: 'Pague primeiro o aluguel mais antigo.',
  retry: 'Tentaremos de novo em {{when}}. Você pode pagar antes.',
  new_card:
    'Não cobraremos isto de nenhum cartão até você salvar um novo. O novo cartão será cobrado na hora.',
  pending_title: 'Seu pagamento de {{amount}} está em processamento',
  pending_text: 'O banco ainda não confirmou. Você não precisa fazer nada.',
  pay_by_hand: 'Pague diretamente a {{lister}}. O registro aparece aqui.',
  pay_now: 'Pagar agora',
  pay_amount: 'Pagar {{amount}}',
  pay_closed: 'Este aluguel não está mais em aberto',
  pay_unknown: 'Não encontramos nenhum aluguel neste link',
  pay_unknown_text:
    'Não é um aluguel seu ou não existe. Talvez você precise entrar com outra conta.',
  pay_paid: 'Este aluguel já está pago',
  pay_reopened: 'Este aluguel está em aberto de novo',
  pay_title: 'Pague seu aluguel',
  pay_period: 'Aluguel de {{from}} a {{to}}',
  pay_fee: '{{lister}} paga a tarifa. Você paga exatamente este valor.',
  paid: 'Você pagou {{amount}}. Enviamos o recibo por email.',
  card: 'Cartão',
  card_used: '{{card}} com final {{last4}}',
  charged_to: 'O AutoPay cobra do seu {{card}} com final {{last4}}.',
  no_card: 'Nenhum cartão',
  not_now: 'Agora não',
  only_member: 'Só o membro pode fazer isto.',

  accept_title: 'Ativar o AutoPay?',
  accept_first: 'Primeira cobrança',
  fee: 'Tarifa',
  fee_none: 'Nenhuma para você. {{lister}} paga.',
  accept_open: 'O AutoPay não cobra os {{amount}} que já venceram. Pague esse valor você mesmo.',
  accept_needs_card: 'Adicione primeiro um cartão. Depois você pode aceitar o AutoPay aqui.',
  disable_title: 'Desativar o AutoPay?',
  disable_text:
    'Deixamos de cobrar do seu cartão e enviamos um email a {{lister}}. A partir daí, você paga diretamente a {{lister}}.',
  disable_owed: 'Você ainda deve {{amount}} de aluguel já vencido.',
  disable_invited:
    'Quando você aceitar, não cobraremos caução nem aluguel do seu cartão. Você paga diretamente a {{lister}}.',
  disable: 'Desativar AutoPay',
  is_on: 'AutoPay ativado.',
  is_off: 'AutoPay desativado.',
  stays_on: 'O AutoPay continua ativado.',
  declined: 'Você recusou o AutoPay.',
  failed: 'Algo deu errado',
  disable_failed: 'Não foi possível enviar o pedido para desativar o AutoPay.',

  payments_and_receipts: 'Pagamentos e recibos',
  objection_about: 'Sobre {{about}}.',
  objection_waits:
    '{{lister}} ainda não respondeu à sua objeção. Até lá, seu cartão não é cobrado.',
  objection_waits_hand: '{{lister}} ainda não respondeu à sua objeção.',
  objection_open: 'Objeção de {{day}}: “{{text}}”',
  objection_answered: 'Resposta de {{day}}: “{{text}}”',
  objection_withdraw: 'Retirar a objeção',
  objection_withdrawn: 'Você retirou sua objeção.',
  object: 'Algo está errado',
};
