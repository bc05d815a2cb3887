export default {
  meta_title: 'Tarifas',
  meta_description:
    'Todos os preços do {{brand}}: planos, divulgação e tarifas de cartão, com o exemplo completo de um pagamento de aluguel.',
  title: 'Tarifas',
  lead: 'Buscar é grátis. Aqui está tudo o que não é.',
  plans_title: 'Planos',
  plans_text:
    'Os planos de anfitrião renovam todo ano até você desativar a renovação. O plano Busca é um pagamento único de {{seeker}} por {{months}} meses e não renova. Inquilinos convidados por um anfitrião não pagam nada.',
  plan: 'Plano',
  price: 'Preço',
  term: 'Período',
  months_count: '{{count}} meses',
  promotions_title: 'Divulgação',
  promotions_text:
    'A divulgação é opcional e só para anfitriões. Ela leva um anúncio para cima e não muda mais nada. [Como funciona](/featured-details).',
  promotion: 'Divulgação',
  cards_title: 'Aluguel com cartão',
  cards_text:
    'Quando os inquilinos pagam com cartão, o provedor do cartão cobra a tarifa dele, e nós somamos 1% do valor. As duas saem do que o anfitrião recebe. O inquilino paga exatamente o aluguel. Não há tarifa sobre o aluguel que você mesmo recebe.',
  example_caption: 'Tarifas de um pagamento de {{amount}}',
  example_step: 'Um pagamento de {{amount}}',
  home_card: 'Cartão dos EUA',
  foreign_card: 'Cartão de outro país',
  tenant_pays: 'O inquilino paga',
  provider_fee: 'Provedor do cartão',
  our_fee: '{{brand}}, 1%',
  lister_gets: 'O anfitrião recebe',
  cards_after:
    'Os anfitriões veem os mesmos valores antes de pedir um pagamento e depois nos registros. Se um anfitrião reembolsa um pagamento, as tarifas não voltam para ele.',
  flat_title: 'Contas de recebimento',
  flat_text_none: 'Conectar uma conta de recebimento é grátis, sem mensalidade.',
  flat_text:
    'Conectar uma conta de recebimento é grátis. Em um mês com pagamentos com cartão, o primeiro inclui também {{amount}}, que o provedor cobra pela conta.',
  where_title: 'Para onde vão os pagamentos com cartão',
  where_text:
    'Os pagamentos com cartão vão para uma conta bancária nos Estados Unidos, no Canadá, no Reino Unido, na Suíça ou no Espaço Econômico Europeu: todos os países da União Europeia, Islândia, Liechtenstein e Noruega. Com uma conta em outro lugar, você cobra o aluguel por conta própria. Cobramos os cartões em dólares americanos. A Stripe converte para a moeda da conta bancária e pode cobrar por isso.',
  who_title: 'Quem paga o quê',
  who_text:
    '- **Quem busca** um crash pad paga o próprio plano.\n- **Inquilinos** pagam aluguel e caução ao anfitrião. Não cobramos nada deles.\n- **Anfitriões** pagam o próprio plano, a divulgação, se quiserem, e as tarifas de cartão do aluguel que recebem online.',
  hidden_title: 'Sem tarifas escondidas',
  hidden_text:
    'Não há tarifa de reserva, de mensagens nem de saída. Você vê o preço completo antes de confirmar e recebe um recibo. Anfitriões e inquilinos são responsáveis pelos impostos sobre o aluguel.',
};

export const vacation = {
  plans_text:
    'Os planos de anfitrião renovam todo ano até você excluir seu cartão. O plano de viajante é um pagamento único de {{seeker}} por {{months}} meses e não renova. Hóspedes convidados por um anfitrião não pagam nada.',
  cards_text:
    'Quando os hóspedes pagam com cartão, o provedor do cartão cobra a tarifa dele, e nós somamos 1% do valor. As duas saem do que o anfitrião recebe. O hóspede paga exatamente o aluguel. Não há tarifa sobre o aluguel que você mesmo recebe.',
  tenant_pays: 'O hóspede paga',
  who_text:
    '- **Viajantes** pagam o próprio plano.\n- **Hóspedes** pagam aluguel e caução ao anfitrião. Não cobramos nada deles.\n- **Anfitriões** pagam o próprio plano, a divulgação, se quiserem, e as tarifas de cartão do aluguel que recebem online.',
  hidden_text:
    'Não há tarifa de reserva, de mensagens nem de saída. Você vê o preço completo antes de confirmar e recebe um recibo. Anfitriões e hóspedes são responsáveis pelos impostos sobre o aluguel.',
};
