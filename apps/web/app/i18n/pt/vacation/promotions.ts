export default {
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
