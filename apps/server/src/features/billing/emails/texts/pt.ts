export default {
  advice_confirm: 'Confirme o pagamento ou salve outro cartão, que cobraremos na hora.',
  advice_last:
    'Esta foi a última tentativa: não cobraremos seu plano de novo automaticamente. Para continuar, salve outro cartão e depois renove seu plano.',
  advice_new_card:
    'Não cobraremos deste cartão de novo. Assim que você salvar outro, cobraremos dele.',
  advice_retry:
    'Cobraremos do seu cartão de novo em {{day}}. Se você salvar outro antes, cobraremos dele na hora.',
  after_sign_up: 'Concluir o pagamento',
  amount: 'Valor',
  card: 'Cartão',
  card_ending: '{{name}} com final {{last4}}',
  card_unknown: 'Cartão',
  charged: 'Cobrado',
  check_card: 'Conferir meu cartão',
  confirm: 'Confirmar o pagamento',
  decline_confirm: 'Seu banco quer que você confirme este pagamento.',
  decline_cvc: 'O código de segurança estava errado. Digite o cartão de novo.',
  decline_expired: 'O cartão venceu. Use outro.',
  decline_gone:
    'O provedor de pagamentos não reconhece mais este cartão. Salve-o de novo ou salve outro.',
  decline_insufficient_funds: 'Saldo insuficiente. Use outro cartão ou tente de novo mais tarde.',
  decline_not_supported: 'O cartão não aceita este tipo de pagamento. Use outro cartão.',
  decline_number: 'O número do cartão estava errado. Digite o cartão de novo.',
  decline_unreachable: 'Não foi possível falar com o banco. Você ainda não precisa fazer nada.',
  decline_usual: 'Seu banco recusou o pagamento. Use outro cartão ou pergunte o motivo ao banco.',
  decline_velocity:
    'O cartão passou do limite de cobranças do banco. Use outro cartão ou tente de novo mais tarde.',
  ending_heading: 'Seu plano está quase no fim',
  ending_note: 'Se você já terminou sua busca, não precisa fazer nada.',
  ending_preview: 'Ele não renova automaticamente.',
  ending_renew:
    'Renove antes desse dia para continuar escrevendo aos anfitriões de {{places}}: o novo período começa quando este termina, então você não perde nada.',
  ending_subject: 'Seu plano do {{brand}} termina em {{day}}',
  ending_text:
    'Olá, {{name}}. Seu plano termina em {{day}}. Ele não renova automaticamente, e não cobramos de novo do seu cartão.',
  ends: 'Termina',
  expired_heading: 'Sua conta expirou',
  expired_lister:
    'Até você renovar, seus {{places}} não aparecem na busca e você não pode convidar inquilinos. As estadias atuais continuam.',
  expired_preview: 'Renove seu plano para continuar.',
  expired_seeker:
    'Até você renovar, não é possível iniciar novas conversas. Suas estadias atuais continuam.',
  expired_subject: 'Sua conta no {{brand}} expirou',
  expired_text: 'Olá, {{name}}. Seu plano terminou em {{day}}.',
  failed_heading: 'Seu pagamento não deu certo',
  failed_subject: 'Seu pagamento ao {{brand}} não deu certo',
  failed_text: 'Olá, {{name}}. Não foi possível receber este pagamento. Nada foi cobrado.',
  for: 'Referente a',
  last_tried: 'Última tentativa',
  next_attempt: 'Próxima tentativa',
  no_card: 'Não há um cartão que possamos cobrar.',
  none: 'Não tentaremos de novo.',
  not_charged: 'Nada foi cobrado. Veja o que você pode fazer.',
  notice_card: 'Você não precisa fazer nada.',
  notice_card_expires:
    'Até lá, seu cartão terá vencido, e o banco pode recusá-lo. Adicione outro ou atualize a validade.',
  notice_heading: 'Seu plano vai renovar em breve',
  notice_no_card: 'Não há um cartão que possamos cobrar. Adicione um antes disso.',
  notice_stop:
    'Se não quiser que seu plano seja renovado, desative “Renovar automaticamente” em Meus serviços antes desse dia. Seu plano termina então em {{ends}}.',
  notice_subject: 'Seu plano do {{brand}} renova em {{day}}',
  notice_text:
    'Olá, {{name}}! Vamos cobrar {{price}} em {{day}}. Depois, seu plano vai até {{until}}. {{advice}}',
  paid: 'Pago',
  period: 'Período',
  period_days: '{{from}} a {{to}}',
  plan_months_one: 'Plano {{title}}, {{count}} mês',
  plan_months_other: 'Plano {{title}}, {{count}} meses',
  plan_price: '{{plan}}, {{price}}',
  plan_year: 'Plano {{title}}, um ano',
  questions: 'Dúvidas sobre este pagamento? Escreva para {{address}}.',
  receipt: 'Recibo',
  receipt_heading: 'Obrigado pelo seu pagamento',
  receipt_note: 'Você pode imprimi-lo de lá quando precisar.',
  receipt_open: 'Abrir o recibo',
  receipt_preview: '{{summary}}, {{amount}}',
  receipt_subject: 'Seu recibo do {{brand}}: {{amount}}',
  receipt_text: 'Olá, {{name}}. Recebemos seu pagamento.',
  renew: 'Renovar meu plano',
  renewal_failed_heading: 'Não foi possível renovar seu plano',
  renewal_failed_last_heading: 'Seu plano não foi renovado',
  renewal_failed_last_subject: 'Seu plano do {{brand}} não foi renovado',
  renewal_failed_subject: 'Não foi possível renovar seu plano do {{brand}}',
  renewal_failed_text: 'Olá, {{name}}. Não foi possível cobrar do seu cartão. Nada foi cobrado.',
  term_ended: 'Seu período terminou',
  term_ends: 'Seu período termina',
  to_continue: 'Para continuar',
  tried: 'Tentado',
  update_card: 'Atualizar meu cartão',
  ending_note_lister:
    'Para renovar automaticamente, ative “Renovar automaticamente” em Meus serviços.',
  ending_renew_lister:
    'Renove antes desse dia para que seus {{places}} continuem na busca. O novo período começa quando este termina, então você não perde nenhum dia.',
  my_services: 'Abrir Meus serviços',
  off_subject: 'Seu plano {{brand}} não será renovado',
  off_text:
    'Olá, {{name}}! Você desativou a renovação. Seu plano {{title}} vai até {{ends}}. Não vamos cobrar outro período no seu cartão.',
  on_subject: 'Seu plano {{brand}} é renovado automaticamente',
  on_text:
    'Olá, {{name}}! Seu plano {{title}} é renovado automaticamente. Vamos cobrar {{price}} em {{day}}. Depois, seu plano vai até {{until}}.',
  next_plan_subject: 'Seu plano {{brand}} muda em {{ends}}',
  next_plan_text:
    'Olá, {{name}}! Seu plano {{title}} vai até {{ends}} e depois começa {{next}}. Vamos cobrar {{price}} em {{day}}. Depois, seu plano vai até {{until}}.',
  same_plan_subject: 'Seu plano {{brand}} continua o mesmo',
  same_plan_text: 'Olá, {{name}}! Você manteve seu plano {{title}}. Ele vai até {{ends}}.',
  changed_subject: 'Seu plano {{brand}} agora é {{title}}',
  changed_text:
    'Olá, {{name}}! Seu plano agora é {{title}}, até {{until}}. O crédito pelos dias não usados pagou por ele, então não cobramos nada no seu cartão.',
  changed_next: 'Vamos cobrar {{price}} pelo próximo período em {{day}}.',
  moved_subject: 'Seu plano {{brand}} agora termina em {{ends}}',
  moved_later:
    'Olá, {{name}}. Mudamos o fim do seu plano. Ele agora termina em {{ends}}, mais tarde do que antes.',
  moved_earlier:
    'Olá, {{name}}. Mudamos o fim do seu plano. Ele agora termina em {{ends}}, mais cedo do que antes, e não se renova. Seu cartão não é cobrado por outro período.',
  reason: 'Motivo',
  questions_support: 'Dúvidas? Escreva para {{address}}.',
  refund_subject: 'Reembolsamos {{amount}}',
  refund_text:
    'Olá, {{name}}. Reembolsamos {{amount}} do que você pagou pelo seu plano no seu cartão. Seu banco mostra o valor em alguns dias. Seu plano continua.',
  refund_back_subject: 'Seu banco devolveu {{amount}}',
  refund_back_text:
    'Olá, {{name}}. Seu banco devolveu o reembolso de {{amount}}. Escreva para nós para encontrarmos outra forma.',
};
