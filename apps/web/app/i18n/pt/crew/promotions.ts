export default {
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
