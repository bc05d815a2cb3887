export default {
  seeker_term: 'por ano',
  seeker_price: '{{price}} por {{months}} meses. Pagamento único, sem renovação.',
  seeker_description: 'US$ 9,99 por seis meses de acesso',
  seeker_highlight_1: 'Acesso à rede',
  seeker_highlight_2: 'Aluguel no mundo todo',
  seeker_highlight_3: 'Mensagens ilimitadas',
  basic_term: 'por ano',
  basic_description: 'Um crash pad, com renovação anual',
  basic_highlight_1: 'Um imóvel',
  basic_highlight_2: 'Até 15 inquilinos',
  basic_highlight_3: 'Divulgação nas redes sociais',
  premium_term: 'por ano',
  premium_description: 'Alguns crash pads, com renovação anual',
  premium_highlight_1: '2 a 4 imóveis',
  premium_highlight_2: 'Até 100 inquilinos',
  premium_highlight_3: 'Divulgação nas redes sociais',
  pro_term: 'por ano',
  pro_description: 'Quantos crash pads você tiver, com renovação anual',
  pro_highlight_1: 'Imóveis ilimitados',
  pro_highlight_2: 'Inquilinos ilimitados',
  pro_highlight_3: 'Divulgação nas redes sociais',
  term_renews: 'Renova em {{date}}',
  term_expires: 'Vence em {{date}}',
  term_expired: 'Venceu em {{date}}',
  then_plan: '{{present}} até {{date}}, depois {{next}}',
};

export const vacation = {
  basic_description: 'Um imóvel de temporada, com renovação anual',
  basic_highlight_2: 'Até 15 hóspedes',
  premium_description: 'Alguns imóveis de temporada, com renovação anual',
  premium_highlight_2: 'Até 100 hóspedes',
  pro_description: 'Quantos imóveis de temporada você tiver, com renovação anual',
  pro_highlight_2: 'Hóspedes ilimitados',
};

export const crew = {
  basic_description: 'Um alojamento, com renovação anual',
  premium_description: 'Alguns alojamentos, com renovação anual',
  pro_description: 'Quantos alojamentos você tiver, com renovação anual',
};
