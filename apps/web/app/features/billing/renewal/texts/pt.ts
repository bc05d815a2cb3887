export default {
  expired_meta: 'Renovar conta',
  expired_description: 'Renove sua conta ou mude de plano.',
  renewed_title: 'Você renovou sua conta',
  renewed_lead: 'Seu plano {{title}} vale até {{date}}.',
  changed_title: 'Você mudou de plano',
  inactive_title: 'Sua conta está inativa',
  inactive_text:
    'Você pagou até {{date}}, então não deve nada. Sua conta está inativa porque você não tem um cartão válido. Adicione um, sem custo, para reativá-la.',
  add_card: 'Adicionar cartão',
  expired_title: 'Sua conta expirou',
  expired_lead: 'Seu plano {{title}} terminou em {{date}}. Renove para continuar.',
  renew_title: 'Renove sua conta',
  running_lead: 'Seu plano {{title}} vale até {{date}}.',
  by_itself:
    'Cobramos {{price}} automaticamente em {{date}}. Se pagar agora, você paga mais um período adiantado.',
  too_early_title: 'Você já pagou adiantado',
  too_early: 'Você já pagou até {{paidUntil}}. Pode pagar por outro período a partir de {{date}}.',
  renew_account: 'Renovar conta',
  change_package: 'Mudar de plano',
  other_package: 'Precisa de outro plano?',
  today: 'Cobrado hoje',
  limits: 'A partir de hoje',
  begins: 'Início do novo período',
  at_once: 'Hoje',
  until: 'Acesso até',
  renews: 'Renova automaticamente',
  price_on: '{{price}} em {{date}}',
  next_lister: 'Renova todo ano por esse preço, até você desativar a renovação.',
  lister_returns: 'Você pode anunciar crash pads de novo assim que pagar.',
  listings_return: 'Seus crash pads voltam à busca assim que você pagar.',
  search_returns: 'Você pode escrever a anfitriões de novo assim que pagar.',
  price_term: '{{price}} {{term}}',

  change_meta: 'Mudar de plano',
  change_description: 'Planos para os quais você pode mudar: preços e limites.',
  change_title: 'Mudar de plano',
  plan_term: '{{title}}. {{term}}.',
  your_package: 'Seu plano',
  select: 'Selecionar {{title}}',
  renew_it: 'Renovar {{title}}',
  one_package: 'Interessados têm um só plano. Renovar soma seis meses.',
  too_small_one: 'Este plano permite {{count}} crash pad. Você tem {{own}}, contando os inativos.',
  too_small_other:
    'Este plano permite {{count}} crash pads. Você tem {{own}}, contando os inativos.',
  new_package: 'Seu novo plano',
  change_now:
    'Assim que você pagar, {{title}} substitui {{present}}, e um novo ano começa hoje. Seus dias não usados pagam uma parte.',
  change_now_expired:
    'Assim que você pagar, sua conta abre de novo com tudo o que {{title}} inclui.',
  change_smaller:
    '{{title}} tem limites menores: com {{count}} ou mais inquilinos, você não pode convidar outros. Os inquilinos atuais ficam.',
  all_packages: 'Todos os planos',

  no_plan_title: 'Você não precisa de plano',
  no_plan_text: 'Membros sem plano não pagam nada ao {{brand}}, e suas contas não expiram.',
  no_plan_link: 'Minhas estadias',

  set_up_meta: 'Forma de pagamento',
  set_up_description: 'Adicione um cartão ou troque o atual.',
  add_title: 'Adicionar forma de pagamento',
  update_title: 'Atualizar forma de pagamento',
  set_up_lead: 'Cobramos deste cartão quando seu plano renova.',
  set_up_lead_once:
    'Cobramos deste cartão quando você renovar. Seu plano não renova automaticamente.',
  set_up_lead_free: 'Só cobramos deste cartão o que você aceitar pagar.',
  set_up_lead_unpaid: 'Cobramos deste cartão o primeiro período quando você concluir o cadastro.',
  will_renew:
    'Ao salvar este cartão, seu plano {{title}} renova: cobramos {{price}} em {{date}} e depois uma vez por ano.',
  will_end: 'Seu plano {{title}} termina em {{end}}. Não cobraremos deste cartão por ele.',
  without_renewal: 'Não renovar meu plano',
  overdue:
    'Sua renovação de {{price}} está em atraso. Cobramos deste cartão assim que você salvar.',
  save_card: 'Salvar cartão',
  keep_card: 'Continuar com este cartão',
  saving: 'Salvando…',
  saved: 'sua forma de pagamento foi salva',
  saved_and_renewed: 'Salvamos seu cartão e cobramos {{price}} pela renovação.',
  saved_and_processing:
    'Salvamos seu cartão. Sua renovação de {{price}} está em processamento. Enviaremos o recibo por email.',
  declined_reason: 'Motivo: {{reason}}',
  next_try: 'Tentaremos de novo em {{date}}. Você pode resolver antes.',
  no_next_try: 'Não tentaremos este cartão de novo automaticamente.',
  failed_declined: 'Seu banco recusou sua renovação',
  failed_declined_text:
    'Seu banco recusou a renovação de {{price}}. Nada foi cobrado. Adicione outro cartão ou pague agora.',
  failed_needs_confirmation: 'Confirme sua renovação',
  failed_needs_confirmation_text:
    'Seu banco pede que você confirme a renovação de {{price}}. Nada foi cobrado.',
  failed_no_card: 'Não foi possível cobrar sua renovação',
  failed_no_card_text:
    'Você não tem um cartão para a renovação de {{price}}. Adicione um para renovar.',
  pay_now: 'Pagar agora',
  confirm_with_bank: 'Confirmar e renovar',

  upgrade_meta: 'Sua conta e seu cartão',
  upgrade_description: 'Seu cartão e os próximos passos.',
  upgrade_title: 'Sua forma de pagamento está pronta',
  upgrade_lead: 'Agora você pode renovar ou mudar de plano.',
  upgrade_lead_once: 'Agora você pode renovar seu plano.',
  upgrade_lead_free: 'Você pode continuar.',
  card: 'Seu cartão',
  your_plan: 'Seu plano',
  continue: 'Continuar',
  other_card: 'Usar outro cartão',
  change_free:
    '{{title}} substitui {{present}} hoje. Seus dias não usados pagam por ele: nada é cobrado nem devolvido.',
  change_later:
    'Nada é cobrado hoje. {{present}} continua até {{until}}, depois começa {{title}}. Cobramos {{price}} em {{date}}, e seu plano renova automaticamente.',
  confirm_later: 'Mudar em {{date}}',
  confirm_free: 'Mudar agora por {{price}}',
  start_now: 'Começar agora',
  start_later: 'Começar em {{date}}',
  scheduled: '{{title}} começa em {{date}}.',
  kept: 'Você manteve {{title}}.',
  keep: 'Manter {{title}}',
  from_day: 'A partir de {{date}}',
  now_is: '{{title}} agora é seu plano.',
  renewal_anytime: 'Desative a renovação quando quiser',
  need_card: 'Primeiro configure uma forma de pagamento.',
  only_member: 'Só o membro pode mudar o plano.',
};

export const vacation = {
  lister_returns: 'Você pode anunciar imóveis de temporada de novo assim que pagar.',
  listings_return: 'Seus imóveis de temporada voltam à busca assim que você pagar.',
  one_package: 'Viajantes têm um só plano. Renovar soma seis meses.',
  too_small_one:
    'Este plano permite {{count}} imóvel de temporada. Você tem {{own}}, contando os inativos.',
  too_small_other:
    'Este plano permite {{count}} imóveis de temporada. Você tem {{own}}, contando os inativos.',
  change_smaller:
    '{{title}} tem limites menores: com {{count}} ou mais hóspedes, você não pode convidar outros. Os hóspedes atuais ficam.',
  no_plan_link: 'Minhas estadias',
  search_returns: 'Você pode escrever a anfitriões de novo assim que pagar.',
};

export const crew = {
  lister_returns: 'Você pode anunciar alojamentos de novo assim que pagar.',
  listings_return: 'Seus alojamentos voltam à busca assim que você pagar.',
  too_small_one: 'Este plano permite {{count}} alojamento. Você tem {{own}}, contando os inativos.',
  too_small_other:
    'Este plano permite {{count}} alojamentos. Você tem {{own}}, contando os inativos.',
  no_plan_link: 'Minhas estadias',
};
