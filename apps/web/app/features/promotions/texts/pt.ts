export default {
  signup_meta: 'Colocar um crash pad em destaque',
  signup_description: 'Mostre seu crash pad primeiro nos aeroportos dele.',
  signup_title: 'Apareça primeiro',
  signup_lead: 'Escolha como divulgar “{{title}}”.',
  preview: 'Como os tripulantes vão ver',
  preview_featured:
    'Acima de todos os outros crash pads dos seus aeroportos, com o selo Em destaque.',
  preview_boosted:
    'Em primeiro entre os outros crash pads dos seus aeroportos, com o selo Impulsionado.',
  airports_title: 'Nos seus aeroportos agora',
  featured_at_zero: '{{prefix}}: nenhum crash pad em destaque',
  featured_at_one: '{{prefix}}: {{count}} crash pad em destaque',
  featured_at_other: '{{prefix}}: {{count}} crash pads em destaque',
  order_note:
    'Os visitantes escolhem como ordenar os crash pads divulgados. O valor que os anfitriões pagaram não importa. Preço, estrelas e distância continuam iguais.',
  how_it_works: 'Como funciona o destaque',
  full_warning: 'Todas as camas estão ocupadas. Divulgar um crash pad lotado não adianta nada.',
  hidden_warning:
    'Este crash pad está oculto na busca, então ninguém verá a divulgação. Mostre-o na busca primeiro.',
  options: 'Escolha uma divulgação',
  boost_subscription: 'Em destaque, mensal',
  boost_1_week: 'Impulsionado por 1 semana',
  boost_1_month: 'Impulsionado por 1 mês',
  boost_subscription_then: 'Renova em {{date}} e todo mês, até você cancelar.',
  boost_1_week_then: 'Termina em {{date}}. Não cobramos de novo.',
  boost_1_month_then: 'Termina em {{date}}. Não cobramos de novo.',
  per_month: '{{price}} por mês',
  once: '{{price}}, uma vez',
  terms_featured:
    'Cobramos {{price}} agora e de novo a cada mês, enquanto os tripulantes puderem encontrar este crash pad. Cancele quando quiser; ele fica impulsionado até o fim do mês pago. Não reembolsamos o tempo não usado.',
  terms_boosted: 'Cobramos {{price}} agora, uma vez. Não reembolsamos o tempo não usado.',
  pay: 'Pagar {{price}}',
  not_now: 'Agora não',
  paid_featured: 'Seu crash pad está em destaque',
  paid_boosted: 'Seu crash pad está impulsionado',
  paid_featured_text: 'De agora em diante, ele fica acima dos outros. Renova em {{date}}.',
  paid_boosted_text: 'Ele fica em primeiro entre os outros até {{date}}.',
  paid_toast: 'Pago. Seu crash pad subiu na busca.',
  receipt: 'Ver recibo',
  my_crashpads: 'Meus crash pads',
  leaving: 'Vamos levar você aos seus crash pads em instantes.',
  stay: 'Ficar aqui',
  staying: 'Você fica nesta página.',
  refused_not_active: 'Reative-o primeiro',
  refused_not_active_text: 'Só um crash pad ativo pode ficar em destaque ou ser impulsionado.',
  refused_removed: 'Este crash pad não está na busca',
  refused_removed_text:
    'Nós o removemos depois de uma denúncia, por isso não é possível divulgá-lo. Fale conosco se achar que é um engano.',
  refused_promoted: 'Você já divulga este crash pad',
  refused_promoted_text: 'Espere a divulgação terminar ou cancele no menu, em Meus crash pads.',
  refused_expired: 'Renove seu plano primeiro',
  refused_expired_text: 'Seu plano expirou, então os tripulantes não encontram seus crash pads.',
  refused_inactive_account: 'Sua conta está inativa',
  refused_inactive_account_text: 'Complete os dados de pagamento e depois divulgue seu crash pad.',
  renew: 'Renovar plano',
  payment_details: 'Dados de pagamento',
  renewal_title: 'Mantenha em destaque',
  renewal_text:
    'Não foi possível cobrar o próximo mês. Você pagou até {{date}}. Pague agora para manter em destaque.',
  renewal_paid: 'Pago. Seu crash pad continua em destaque.',

  featured_meta: 'Crash pads em destaque',
  featured_description: 'Crash pads em destaque por aeroporto, e o que significa Em destaque.',
  featured_title: 'Crash pads em destaque',
  featured_lead:
    'Estes anfitriões pagam para aparecer primeiro. A ordem desta página muda todo dia, para que cada um tenha sua vez.',
  featured_lead_near:
    'Estes anfitriões pagam para aparecer primeiro. O mais próximo de {{prefix}} fica no topo.',
  featured_near: 'Em destaque perto de {{prefix}}',
  by_airport: 'Por aeroporto',
  all_airports: 'Todos os aeroportos',
  all_near: 'Todos os crash pads perto de {{prefix}}',
  none_title: 'Nenhum crash pad em destaque',
  none_near_title: 'Nenhum crash pad em destaque perto de {{prefix}}',
  none_text: 'Você ainda pode ver todos os outros crash pads.',
  find: 'Encontrar um crash pad',
  what_title: 'O que significa Em destaque',
  what_label_title: 'Sempre com selo',
  what_label:
    'Quando um anfitrião paga por um lugar, o card mostra Em destaque ou Impulsionado. Nada mais muda no card.',
  what_price_title: 'Um preço para todos',
  what_price: 'Ninguém pode pagar mais para ficar mais alto. Não há leilão.',
  what_order_title: 'Você escolhe a ordem',
  what_order:
    'Os crash pads em destaque seguem a ordem que você escolher: distância, preço, título ou data.',
  what_more: 'Preços e detalhes',
};

export const vacation = {
  signup_meta: 'Colocar um imóvel de temporada em destaque',
  signup_description: 'Mostre seu imóvel de temporada primeiro nos aeroportos dele.',
  preview: 'Como os viajantes vão ver',
  preview_featured:
    'Acima de todos os outros imóveis de temporada dos seus aeroportos, com o selo Em destaque.',
  preview_boosted:
    'Em primeiro entre os outros imóveis de temporada dos seus aeroportos, com o selo Impulsionado.',
  featured_at_zero: '{{prefix}}: nenhum imóvel de temporada em destaque',
  featured_at_one: '{{prefix}}: {{count}} imóvel de temporada em destaque',
  featured_at_other: '{{prefix}}: {{count}} imóveis de temporada em destaque',
  order_note:
    'Os visitantes escolhem como ordenar os imóveis de temporada divulgados. O valor que os anfitriões pagaram não importa. Preço, estrelas e distância continuam iguais.',
  full_warning:
    'Todas as camas estão ocupadas. Divulgar um imóvel de temporada lotado não adianta nada.',
  hidden_warning:
    'Este imóvel de temporada está oculto na busca, então ninguém verá a divulgação. Mostre-o na busca primeiro.',
  terms_featured:
    'Cobramos {{price}} agora e de novo a cada mês, enquanto os viajantes puderem encontrar este imóvel de temporada. Cancele quando quiser; ele fica impulsionado até o fim do mês pago. Não reembolsamos o tempo não usado.',
  paid_featured: 'Seu imóvel de temporada está em destaque',
  paid_boosted: 'Seu imóvel de temporada está impulsionado',
  paid_toast: 'Pago. Seu imóvel de temporada subiu na busca.',
  my_crashpads: 'Meus imóveis de temporada',
  leaving: 'Vamos levar você aos seus imóveis de temporada em instantes.',
  refused_not_active_text:
    'Só um imóvel de temporada ativo pode ficar em destaque ou ser impulsionado.',
  refused_removed: 'Este imóvel de temporada não está na busca',
  refused_promoted: 'Você já divulga este imóvel de temporada',
  refused_promoted_text:
    'Espere a divulgação terminar ou cancele no menu, em Meus imóveis de temporada.',
  refused_expired_text:
    'Seu plano expirou, então os viajantes não encontram seus imóveis de temporada.',
  refused_inactive_account_text:
    'Complete os dados de pagamento e depois divulgue seu imóvel de temporada.',
  renewal_paid: 'Pago. Seu imóvel de temporada continua em destaque.',
  featured_meta: 'Imóveis de temporada em destaque',
  featured_description:
    'Imóveis de temporada em destaque por aeroporto, e o que significa Em destaque.',
  featured_title: 'Imóveis de temporada em destaque',
  all_near: 'Todos os imóveis de temporada perto de {{prefix}}',
  none_title: 'Nenhum imóvel de temporada em destaque',
  none_near_title: 'Nenhum imóvel de temporada em destaque perto de {{prefix}}',
  none_text: 'Você ainda pode ver todos os outros imóveis de temporada.',
  find: 'Encontrar um imóvel de temporada',
  what_order:
    'Os imóveis de temporada em destaque seguem a ordem que você escolher: distância, preço, título ou data.',
};

export const crew = {
  signup_meta: 'Colocar um alojamento em destaque',
  signup_description: 'Mostre seu alojamento primeiro nos aeroportos dele.',
  preview_featured:
    'Acima de todos os outros alojamentos dos seus aeroportos, com o selo Em destaque.',
  preview_boosted:
    'Em primeiro entre os outros alojamentos dos seus aeroportos, com o selo Impulsionado.',
  featured_at_zero: '{{prefix}}: nenhum alojamento em destaque',
  featured_at_one: '{{prefix}}: {{count}} alojamento em destaque',
  featured_at_other: '{{prefix}}: {{count}} alojamentos em destaque',
  order_note:
    'Os visitantes escolhem como ordenar os alojamentos divulgados. O valor que os anfitriões pagaram não importa. Preço, estrelas e distância continuam iguais.',
  full_warning: 'Todas as camas estão ocupadas. Divulgar um alojamento lotado não adianta nada.',
  hidden_warning:
    'Este alojamento está oculto na busca, então ninguém verá a divulgação. Mostre-o na busca primeiro.',
  terms_featured:
    'Cobramos {{price}} agora e de novo a cada mês, enquanto os tripulantes puderem encontrar este alojamento. Cancele quando quiser; ele fica impulsionado até o fim do mês pago. Não reembolsamos o tempo não usado.',
  paid_featured: 'Seu alojamento está em destaque',
  paid_boosted: 'Seu alojamento está impulsionado',
  paid_toast: 'Pago. Seu alojamento subiu na busca.',
  my_crashpads: 'Meus alojamentos',
  leaving: 'Vamos levar você aos seus alojamentos em instantes.',
  refused_not_active_text: 'Só um alojamento ativo pode ficar em destaque ou ser impulsionado.',
  refused_removed: 'Este alojamento não está na busca',
  refused_promoted: 'Você já divulga este alojamento',
  refused_promoted_text: 'Espere a divulgação terminar ou cancele no menu, em Meus alojamentos.',
  refused_expired_text: 'Seu plano expirou, então os tripulantes não encontram seus alojamentos.',
  refused_inactive_account_text: 'Complete os dados de pagamento e depois divulgue seu alojamento.',
  renewal_paid: 'Pago. Seu alojamento continua em destaque.',
  featured_meta: 'Alojamentos em destaque',
  featured_description: 'Alojamentos em destaque por aeroporto, e o que significa Em destaque.',
  featured_title: 'Alojamentos em destaque',
  all_near: 'Todos os alojamentos perto de {{prefix}}',
  none_title: 'Nenhum alojamento em destaque',
  none_near_title: 'Nenhum alojamento em destaque perto de {{prefix}}',
  none_text: 'Você ainda pode ver todos os outros alojamentos.',
  find: 'Encontrar um alojamento',
  what_order:
    'Os alojamentos em destaque seguem a ordem que você escolher: distância, preço, título ou data.',
};
