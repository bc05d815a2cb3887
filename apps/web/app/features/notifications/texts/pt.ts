export default {
  title: 'Notificações',
  lead: 'Novidades sobre suas estadias, pagamentos e avaliações dos últimos 90 dias.',
  description: 'Suas notificações no {{brand}}.',
  none_title: 'Nada por aqui ainda',
  none_text:
    'Quando alguém convidar você, pagar o aluguel ou escrever uma avaliação, aparece aqui.',
  start_crew: 'Encontrar um crash pad',
  start_lister: 'Meus crash pads',
  start_tenant: 'Minhas estadias',
  start_admin: 'Visão geral',
  choose_emails: 'Escolher seus emails',
  show: 'Mostrar',
  show_all: 'Tudo',
  show_needs_you: 'Espera você',
  show_rentals: 'Aluguéis',
  show_payments: 'Pagamentos',
  show_plans: 'Plano e cartões',
  show_crashpads: 'Crash pads e avaliações',
  show_waitlists: 'Listas de espera e buscas',
  mark_all: 'Marcar tudo como lido',
  none_needs_you: 'Nada espera você agora.',
  none_of_topic: 'Nada sobre isso nos últimos 90 dias.',
  do_answer: 'Responder',
  do_pay: 'Pagar',
  do_confirm: 'Confirmar',
  do_card: 'Trocar cartão',
  do_renew: 'Renovar',
  do_payouts: 'Ver o que falta',
  do_see: 'Ver',
  fold_rent_paid_one: '{{count}} inquilino pagou o aluguel em {{listing}}: {{amount}}',
  fold_rent_paid_many: '{{count}} de inquilinos pagaram o aluguel em {{listing}}: {{amount}}',
  fold_rent_paid_other: '{{count}} inquilinos pagaram o aluguel em {{listing}}: {{amount}}',
  fold_more_one: 'Mais {{count}} como esta',
  fold_more_many: 'Mais {{count}} de avisos como este',
  fold_more_other: 'Mais {{count}} como esta',
  today: 'Hoje',
  yesterday: 'Ontem',
  new: 'Nova',
  load_more: 'Carregar mais',
  load_failed: 'Não foi possível carregar mais. Tente de novo.',
  someone: 'Alguém',
  invited_person: 'A pessoa que você convidou',
  a_crashpad: 'um crash pad',

  kind_invitation_received: '{{person}} convidou você a alugar uma cama em {{listing}}.',
  kind_invitation_changed: '{{person}} mudou seu convite para {{listing}}.',
  kind_invitation_reminder: '{{person}} aguarda sua resposta ao convite para {{listing}}.',
  kind_invitation_cancelled: '{{person}} cancelou seu convite para {{listing}}.',
  kind_invitation_expired: 'O convite de {{person}} para {{listing}} expirou.',
  kind_invitation_unanswered:
    '{{person}} não respondeu ao seu convite para {{listing}}. A cama voltou a ficar livre.',
  kind_invitation_accepted: '{{person}} aceitou seu convite para {{listing}}.',
  kind_invitation_declined: '{{person}} recusou seu convite para {{listing}}.',
  kind_rental_changed: '{{person}} mudou sua estadia em {{listing}}.',
  kind_rental_ended: 'Sua estadia em {{listing}} terminou.',
  kind_rental_ended_on: 'Sua estadia em {{listing}} terminou em {{date}}.',
  kind_tenant_rental_ended: 'A estadia de {{person}} em {{listing}} terminou.',
  kind_tenant_rental_ended_on: 'A estadia de {{person}} em {{listing}} terminou em {{date}}.',
  kind_checkout_requested: '{{person}} pediu para mudar o check-out em {{listing}}.',
  kind_checkout_confirmed: '{{person}} confirmou seu check-out em {{listing}}.',
  kind_checkout_declined: '{{person}} recusou seu pedido de check-out em {{listing}}.',
  kind_checkout_requested_on: '{{person}} pediu para sair de {{listing}} em {{date}}.',
  kind_checkout_confirmed_on: '{{person}} confirmou seu check-out de {{listing}} em {{date}}.',
  kind_checkout_declined_on: '{{person}} recusou seu pedido de sair de {{listing}} em {{date}}.',
  kind_checkout_scheduled_on: '{{person}} definiu seu check-out de {{listing}} para {{date}}.',
  kind_checkout_withdrawn: '{{person}} retirou o pedido de check-out em {{listing}}.',
  kind_checkout_scheduled: '{{person}} definiu sua data de check-out em {{listing}}.',
  kind_checked_out: '{{person}} fez seu check-out de {{listing}}.',
  kind_checked_out_on: '{{person}} fez seu check-out de {{listing}} em {{date}}.',
  kind_tenant_left: '{{person}} saiu de {{listing}}.',
  kind_tenant_left_on: '{{person}} saiu de {{listing}} em {{date}}.',
  kind_autopay_requested: '{{person}} pediu que você use o AutoPay em {{listing}}.',
  kind_autopay_answered: '{{person}} respondeu ao seu pedido de AutoPay em {{listing}}.',
  kind_autopay_accepted: '{{person}} aceitou o AutoPay em {{listing}}.',
  kind_autopay_declined: '{{person}} recusou o AutoPay em {{listing}}.',
  kind_autopay_stop_accepted: '{{person}} aceitou desativar o AutoPay em {{listing}}.',
  kind_autopay_kept: '{{person}} mantém o AutoPay ativado em {{listing}}.',
  kind_rent_change_asked_on:
    '{{person}} pede um aluguel de {{amount}} em {{listing}} a partir de {{date}}. Responda.',
  kind_rent_change_announced_on:
    '{{person}} mudou seu aluguel em {{listing}} para {{amount}} a partir de {{date}}.',
  kind_rent_change_accepted_on:
    '{{person}} aceitou o aluguel de {{amount}} em {{listing}} a partir de {{date}}.',
  kind_autopay_changed: 'O AutoPay mudou na sua estadia em {{listing}}.',
  kind_autopay_stop_asked: '{{person}} pediu que você desative o AutoPay em {{listing}}.',
  kind_autopay_stop_withdrawn:
    '{{person}} não pede mais que você desative o AutoPay em {{listing}}.',
  kind_autopay_request_withdrawn: '{{person}} retirou a solicitação de AutoPay em {{listing}}.',
  kind_autopay_ended_payouts:
    'O AutoPay terminou em {{listing}} porque a conta de recebimento de {{person}} foi desconectada.',
  kind_autopay_ended_payouts_asked:
    'O pedido de AutoPay em {{listing}} foi retirado porque a conta de recebimento de {{person}} foi desconectada.',
  kind_autopay_ended_payouts_offered:
    'Seu convite para {{listing}} não inclui mais o AutoPay porque a conta de recebimento de {{person}} foi desconectada.',
  kind_autopay_ended_dispute:
    'O AutoPay terminou em {{listing}} porque seu banco retirou um pagamento em definitivo.',
  kind_tenant_autopay_ended_dispute:
    'O AutoPay de {{person}} terminou em {{listing}} porque o banco retirou um pagamento em definitivo.',
  rent_open_since: 'O aluguel está em aberto de novo desde {{date}}.',
  kind_checkout_withdrawn_agreed:
    '{{person}} retirou o pedido de sair de {{listing}} em {{date}}. O check-out continua em {{agreed}}.',
  kind_checkout_withdrawn_open:
    '{{person}} retirou o pedido de sair de {{listing}} em {{date}}. A estadia continua sem data de check-out.',
  kind_autopay_off: '{{person}} desativou o AutoPay em {{listing}}.',
  kind_tenant_autopay_changed: '{{person}} desativou o AutoPay em {{listing}}.',
  kind_tenant_autopay_paused:
    'O AutoPay de {{person}} em {{listing}} está em pausa: não há um cartão que possamos cobrar.',
  kind_tenant_autopay_paused_no_card:
    'O AutoPay de {{person}} em {{listing}} está em pausa: o cartão foi removido.',
  kind_tenant_autopay_paused_card_invalid:
    'O AutoPay de {{person}} em {{listing}} está em pausa: o cartão não funciona mais.',
  kind_tenant_autopay_resumed: '{{person}} salvou um cartão para o AutoPay em {{listing}}.',

  kind_rent_paid: '{{person}} pagou {{amount}} de aluguel em {{listing}}.',
  kind_rent_reminder: 'O aluguel de {{listing}} vence em breve.',
  kind_rent_reminder_on: 'Seu aluguel de {{amount}} em {{listing}} vence em {{date}}.',
  kind_deposit_to_confirm: 'Seu banco pede que você confirme a caução de {{listing}}.',
  kind_deposit_to_confirm_of:
    'Seu banco pede que você confirme a caução de {{amount}} em {{listing}}.',
  kind_tenant_deposit_to_confirm: 'Falta {{person}} confirmar com o banco a caução de {{listing}}.',
  kind_tenant_deposit_to_confirm_of:
    'Aguardando {{person}} confirmar com o banco a caução de {{amount}} em {{listing}}.',
  kind_rent_to_confirm:
    'Seu banco pede que você confirme seu aluguel de {{amount}} em {{listing}}.',
  kind_tenant_rent_to_confirm:
    'Aguardando {{person}} confirmar com o banco o aluguel de {{amount}} em {{listing}}.',
  kind_rent_failed: 'Não foi possível cobrar seu aluguel de {{amount}} em {{listing}}.',
  kind_tenant_rent_failed:
    'Não foi possível cobrar o aluguel de {{amount}} de {{person}} em {{listing}}.',
  kind_tenant_rent_left:
    'O aluguel de {{amount}} de {{person}} em {{listing}} venceu enquanto nosso serviço estava fora do ar e não está pago.',
  kind_rent_change_declined: '{{person}} recusou o aluguel de {{amount}} em {{listing}}.',
  kind_rent_change_declined_on:
    '{{person}} recusou o aluguel de {{amount}} em {{listing}} a partir de {{date}}.',
  kind_rent_change_accepted: '{{person}} aceitou o aluguel de {{amount}} em {{listing}}.',
  kind_rent_change_withdrawn: '{{person}} retirou o aluguel de {{amount}} em {{listing}}.',
  kind_rent_change_withdrawn_on:
    '{{person}} retirou o aluguel de {{amount}} em {{listing}} a partir de {{date}}.',
  kind_rent_change_asked: '{{person}} pede um aluguel de {{amount}} em {{listing}}.',
  kind_rent_change_announced: '{{person}} mudou seu aluguel em {{listing}} para {{amount}}.',
  kind_rent_left_held:
    'Seu aluguel de {{amount}} em {{listing}} venceu enquanto os pagamentos estavam suspensos e não está pago.',
  kind_tenant_rent_left_held:
    'O aluguel de {{amount}} de {{person}} em {{listing}} venceu enquanto os pagamentos estavam suspensos e não está pago.',
  kind_collections_held:
    'Os pagamentos a {{person}} estão suspensos. Seu cartão não é cobrado e nada fica atrasado.',
  kind_collections_resumed: 'Os pagamentos a {{person}} continuam.',
  kind_rent_left:
    'Seu aluguel de {{amount}} em {{listing}} venceu enquanto nosso serviço estava fora do ar e não está pago.',
  kind_tenant_rent_late: 'O aluguel de {{amount}} de {{person}} em {{listing}} está atrasado.',
  kind_tenant_rent_late_on:
    'O aluguel de {{amount}} de {{person}} em {{listing}} venceu em {{date}} e está atrasado.',
  kind_rent_late: 'Seu aluguel de {{amount}} em {{listing}} está atrasado.',
  kind_rent_late_on: 'Seu aluguel de {{amount}} em {{listing}} venceu em {{date}} e está atrasado.',
  kind_rent_overdue: 'Você deve {{amount}} em {{listing}}.',
  kind_rent_overdue_on: 'Você deve {{amount}} em {{listing}} desde {{date}}.',
  kind_rent_reminded: '{{person}} lembra você de {{amount}} em {{listing}}.',
  kind_rent_reminded_on:
    '{{person}} lembra que você deve {{amount}} em {{listing}} desde {{date}}.',
  kind_rent_due: 'Seu aluguel de {{amount}} em {{listing}} vence agora.',
  kind_payment_request_changed: '{{person}} mudou um pedido: {{amount}}.',
  kind_payment_requested: '{{person}} pediu que você pague {{amount}}.',
  kind_payment_request_paid: '{{person}} pagou seu pedido de {{amount}}.',
  kind_payment_request_rejected: '{{person}} recusou seu pedido de {{amount}}.',
  kind_payment_request_withdrawn: '{{person}} retirou o pedido de {{amount}}.',
  kind_payment_recorded: '{{person}} registrou seu pagamento de {{amount}}.',
  kind_payment_voided:
    'Um pagamento de {{amount}} com {{person}} foi registrado por engano e anulado.',
  kind_rent_covered: 'O aluguel de {{listing}} está coberto por um pagamento anterior.',
  kind_rent_covered_on:
    'Seu aluguel de {{amount}} em {{listing}}, que vence em {{date}}, está coberto por um pagamento anterior.',
  kind_tenant_rent_covered:
    'O aluguel de {{amount}} de {{person}} em {{listing}}, que vence em {{date}}, está coberto por um pagamento anterior.',
  kind_credit_kept: '{{person}} reteve {{amount}} do seu crédito em {{listing}}.',
  kind_tenant_credit_kept: 'Você reteve {{amount}} do crédito de {{person}} em {{listing}}.',
  kind_payment_refunded: '{{person}} reembolsou {{amount}} a você.',
  kind_settlement_closed: '{{person}} encerrou o acerto da sua estadia em {{listing}}.',
  kind_settlement_closed_returned:
    '{{person}} encerrou o acerto do seu aluguel em {{listing}} e devolveu {{amount}}.',
  kind_settlement_closed_kept:
    '{{person}} encerrou o acerto do seu aluguel em {{listing}} e ficou com {{kept}}.',
  kind_settlement_closed_both:
    '{{person}} encerrou o acerto do seu aluguel em {{listing}}, devolveu {{amount}} e ficou com {{kept}}.',
  rent_still_owed: 'Ainda há um aluguel de {{owed}} em aberto.',
  kind_deposit_settled: '{{person}} acertou sua caução em {{listing}} e devolveu {{amount}}.',
  kind_deposit_settled_kept: '{{person}} acertou sua caução em {{listing}} e ficou com {{kept}}.',
  kind_deposit_settled_both:
    '{{person}} acertou sua caução em {{listing}}, devolveu {{amount}} e ficou com {{kept}}.',
  kind_deposit_kept: '{{person}} acertou sua caução em {{listing}} e não devolveu nada.',
  kind_refund_failed: 'Seu reembolso de {{amount}} a {{person}} falhou.',
  kind_dispute_opened: 'O banco de {{person}} contesta um pagamento de {{amount}}.',
  kind_refund_retrying:
    'Seu banco devolveu o reembolso de {{amount}} de {{person}}. Tentamos de novo.',
  kind_refund_again:
    'Tentamos de novo o reembolso de {{amount}} de {{person}}. O valor vai para seu cartão.',
  kind_refund_returned:
    'Seu banco não aceita o reembolso de {{amount}} de {{person}}, que vai devolver de outro jeito.',
  kind_refund_stopped:
    'Seu banco retomou o pagamento a {{person}}, então não repetimos o reembolso de {{amount}}.',
  kind_tenant_refund_retrying:
    'O banco de {{person}} devolveu seu reembolso de {{amount}}. Tentamos de novo.',
  kind_tenant_refund_again:
    'Tentamos de novo seu reembolso de {{amount}} a {{person}}. Ele foi para o cartão.',
  kind_tenant_refund_returned:
    'O banco de {{person}} não aceita seu reembolso de {{amount}}. Devolva de outro jeito.',
  kind_tenant_refund_stopped:
    'O banco de {{person}} retomou o pagamento, então não repetimos o reembolso de {{amount}}.',
  kind_dispute_closed:
    'O banco de {{person}} não tem mais perguntas sobre um pagamento de {{amount}}.',
  kind_dispute_inquiry: 'O banco de {{person}} pergunta sobre um pagamento de {{amount}}.',
  kind_dispute_lost: 'Você perdeu a contestação de {{amount}} de {{person}}.',
  kind_dispute_taken: '{{amount}} foram retirados de você pela contestação perdida com {{person}}.',
  kind_dispute_given_back: 'O banco devolveu {{amount}} do pagamento de {{person}}.',
  kind_dispute_owed: 'Devemos a você {{amount}}. Veja sua conta de recebimento.',
  kind_own_dispute_inquiry: 'Seu banco pergunta sobre seu pagamento de {{amount}} a {{person}}.',
  kind_own_dispute_closed:
    'Seu banco não tem mais perguntas sobre seu pagamento de {{amount}} a {{person}}.',
  kind_own_dispute_opened: 'Seu banco contesta seu pagamento de {{amount}} a {{person}}.',
  kind_own_dispute_won: 'Seu pagamento de {{amount}} a {{person}} continua pago.',
  kind_own_dispute_lost: 'Seu banco devolveu seu pagamento de {{amount}} a {{person}}.',
  kind_own_dispute_taken: 'Seu pagamento de {{amount}} a {{person}} não conta mais.',
  kind_own_dispute_given_back: 'Seu banco devolveu {{amount}} a {{person}}.',
  kind_rent_written_off: '{{person}} desistiu do seu aluguel de {{amount}}.',
  kind_objection_received: '{{person}} tem uma objeção sobre {{amount}}. Responda, por favor.',
  kind_objection_withdrawn: '{{person}} retirou a objeção sobre {{amount}}.',
  kind_objection_answered: '{{person}} respondeu à sua objeção sobre {{amount}}.',
  kind_objection_received_about: '{{person}} tem uma objeção sobre {{about}}. Responda, por favor.',
  kind_objection_withdrawn_about: '{{person}} retirou a objeção sobre {{about}}.',
  kind_objection_answered_about: '{{person}} respondeu à sua objeção sobre {{about}}.',
  about_rent: 'o aluguel de {{amount}}',
  about_entry: 'o pagamento registrado de {{amount}}',
  about_return: 'a devolução de {{amount}}',
  about_deduction: 'os {{amount}} retidos da caução',
  kind_dispute_won: 'Você ganhou a contestação de {{amount}} de {{person}}.',
  kind_deposit_reminder: 'Você ainda está com a caução de {{person}} em {{listing}}.',
  kind_deposit_reminder_of:
    'Você ainda está com a caução de {{amount}} de {{person}} em {{listing}}.',
  kind_passkey_added: 'Uma chave de acesso foi adicionada à sua conta.',
  kind_passkey_removed: 'Uma chave de acesso foi removida da sua conta.',
  kind_passkey_counter_fell:
    'Uma das suas chaves de acesso pode ter sido copiada. Remova-a e adicione uma nova.',
  kind_second_step_on: 'A segunda etapa do seu login está ativa.',
  kind_second_step_off: 'A segunda etapa do seu login está desativada.',
  kind_recovery_code_used: 'Um dos seus códigos de recuperação foi usado para entrar.',
  kind_recovery_codes_low: 'Restam três códigos de recuperação. Crie outros novos.',
  kind_second_step_reset:
    'A segunda etapa do seu login será removida. Se você não pediu isto, impeça.',
  kind_second_step_kept: 'A segunda etapa do seu login continua ativa.',
  kind_second_step_removed: 'A segunda etapa do seu login foi removida. Configure-a de novo.',
  kind_payouts_ready: 'Sua conta de recebimento está pronta.',
  kind_payouts_paused: 'Seus repasses estão pausados. Sua conta de recebimento precisa de atenção.',
  kind_payouts_disconnected:
    'Sua conta de recebimento foi desconectada, e o AutoPay está desativado.',
  kind_payout_failed: 'Um repasse de {{amount}} ao seu banco falhou.',
  kind_debit_failed: 'Não conseguimos debitar da sua conta bancária {{amount}} que seu saldo deve.',

  kind_paid: 'Você pagou {{amount}}.',
  kind_paid_subscription: 'Você pagou {{amount}} pelo seu plano.',
  kind_paid_boost: 'Você pagou {{amount}} para divulgar {{listing}}.',
  kind_paid_rent: 'Você pagou {{amount}} de aluguel em {{listing}}.',
  kind_paid_deposit: 'Você pagou uma caução de {{amount}} por {{listing}}.',
  kind_paid_payment_request: 'Você pagou um pedido de {{amount}} em {{listing}}.',
  kind_payment_failed: 'Não foi possível cobrar {{amount}}.',
  kind_renewal_notice: 'Seu plano renova em {{date}}.',
  kind_renewal_failed: 'Não foi possível cobrar {{amount}} para renovar seu plano.',
  kind_term_ending: 'Seu plano termina em {{date}}.',
  kind_account_expired: 'Seu plano expirou.',
  kind_promotion_failed: 'Não foi possível cobrar {{amount}} para manter {{listing}} em destaque.',
  kind_promotion_ended: 'A divulgação de {{listing}} terminou.',

  kind_waitlist_offered: 'Reservamos uma cama em {{listing}} para você por 24 horas.',
  kind_waitlist_expired: 'Sua oferta em {{listing}} expirou.',
  kind_waitlist_lapsed:
    'O anfitrião não convidou você a tempo para {{listing}}. Você mantém seu lugar.',
  kind_waitlist_released: 'O anfitrião retirou a cama em {{listing}}. Você mantém seu lugar.',
  kind_waitlist_withdrawn: 'A cama em {{listing}} não está mais livre. Você mantém seu lugar.',
  kind_waitlist_closed: '{{listing}} fechou, e a lista de espera também.',
  kind_waitlist_bed_free: 'Há uma cama livre em {{listing}}, e pessoas esperando.',
  kind_waitlist_claimed: '{{person}} quer a cama em {{listing}}. Envie o convite agora.',

  kind_listing_reminder: 'Seus crash pads estão atualizados? Dê uma olhada.',
  kind_listing_removed: 'Removemos {{listing}} da busca.',
  kind_review_received: '{{person}} escreveu uma avaliação sobre você.',
  kind_review_response: '{{person}} respondeu à sua avaliação.',
  kind_review_hidden: 'Removemos sua avaliação sobre {{person}}.',
  kind_response_hidden: 'Removemos sua resposta à avaliação de {{person}}.',
  kind_first_message: '{{person}} enviou uma primeira mensagem a você.',
  kind_search_alert_one: '{{listing}} combina com sua busca salva.',
  kind_search_alert_other: '{{count}} crash pads combinam com sua busca salva.',
  kind_report_received: 'Um membro enviou uma denúncia.',
};

export const vacation = {
  show_crashpads: 'Imóveis e avaliações',
  start_crew: 'Encontrar um imóvel de temporada',
  start_lister: 'Meus imóveis de temporada',
  a_crashpad: 'um imóvel de temporada',
  kind_listing_reminder: 'Seus imóveis de temporada estão atualizados? Dê uma olhada.',
  kind_search_alert_other: '{{count}} imóveis de temporada combinam com sua busca salva.',
};

export const crew = {
  start_crew: 'Encontrar um alojamento',
  start_lister: 'Meus alojamentos',
  a_crashpad: 'um alojamento',
  kind_listing_reminder: 'Seus alojamentos estão atualizados? Dê uma olhada.',
  kind_search_alert_other: '{{count}} alojamentos combinam com sua busca salva.',
};
