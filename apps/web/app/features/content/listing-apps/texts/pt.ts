export default {
  meta_title: 'Planos para anunciar',
  meta_description:
    'Comparação dos planos de anfitrião do {{brand}}: preços, imóveis e inquilinos, qual plano serve para você, como funcionam as renovações e quanto custa a divulgação.',
  title: 'Planos para anunciar',
  lead: 'São três planos. A única diferença é quantos imóveis e inquilinos eles permitem.',
  compare_title: 'Comparação',
  compare_caption: 'Planos de anfitrião',
  plan: 'Plano',
  price: 'Preço por ano',
  locations: 'Imóveis',
  tenants: 'Inquilinos',
  up_to: 'Até {{count}}',
  unlimited: 'Ilimitado',
  per_day:
    'O menor sai por menos de {{cents}} centavos por dia. Todos os planos têm todas as ferramentas: [quartos, camas, convites e relatórios](/tenant-management), [AutoPay](/autopay) e [mensagens](/tenant-messaging).',
  fit_title: 'Qual plano escolher?',
  fit_text:
    '- **Uma casa ou um apartamento:** {{basic}}. Até {{basic_tenants}} inquilinos.\n- **Uma segunda casa, ou mais inquilinos:** {{premium}}. Até {{premium_locations}} imóveis e {{premium_tenants}} inquilinos.\n- **Um negócio:** {{pro}}. Sem limites.\n\nUm imóvel é um anúncio, ativo ou não. Inquilinos são pessoas com uma estadia aceita ou pendente. Comece pequeno. Você pode mudar de plano quando precisar.',
  renewals_title: 'Renovações',
  renewals_text:
    'Os planos renovam todo ano pelo mesmo preço, até você desativar a renovação. Enviamos um email {{notice}} dias antes. Se um cartão falha, tentamos de novo e avisamos a cada vez. Quando um plano termina, seus anúncios saem da busca, e seus inquilinos continuam pagando o aluguel como antes.',
  cancel_title: 'Como cancelar',
  cancel_text:
    'Exclua seu cartão em Forma de pagamento, nas suas [configurações](/account-setting?tab=payment-method). Não cobramos de novo. Sua conta fica inativa, mas o que você publicou continua nos resultados até o fim do período.',
  boosts_title: 'Divulgação',
  boosts_text:
    'A divulgação é opcional e não faz parte do plano. [Como funciona](/featured-details).',
  start_title: 'Comece',
  start_text:
    'Escolha um plano, descreva seu crash pad, adicione fotos e publique. A maioria leva meia hora.',
  start: 'Escolher um plano',
};

export const vacation = {
  meta_description:
    'Comparação dos planos de anfitrião do {{brand}}: preços, imóveis e hóspedes, qual plano serve para você, como funcionam as renovações e quanto custa a divulgação.',
  lead: 'São três planos. A única diferença é quantos imóveis e hóspedes eles permitem.',
  tenants: 'Hóspedes',
  fit_text:
    '- **Uma casa ou um apartamento:** {{basic}}. Até {{basic_tenants}} hóspedes.\n- **Uma segunda casa, ou mais hóspedes:** {{premium}}. Até {{premium_locations}} imóveis e {{premium_tenants}} hóspedes.\n- **Um negócio:** {{pro}}. Sem limites.\n\nUm imóvel é um anúncio, ativo ou não. Hóspedes são pessoas com uma estadia aceita ou pendente. Comece pequeno. Você pode mudar de plano quando precisar.',
  renewals_text:
    'Os planos renovam todo ano pelo mesmo preço, até você excluir seu cartão. Enviamos um email {{notice}} dias antes. Se um cartão falha, tentamos de novo e avisamos a cada vez. Quando um plano termina, seus anúncios saem da busca, e seus hóspedes continuam pagando o aluguel como antes.',
  start_text:
    'Escolha um plano, descreva seu imóvel de temporada, adicione fotos e publique. A maioria leva meia hora.',
};

export const crew = {
  start_text:
    'Escolha um plano, descreva seu alojamento, adicione fotos e publique. A maioria leva meia hora.',
};
