export default {
  meta_description:
    'Comparação dos planos de anfitrião do %brand%: preços, imóveis e hóspedes, qual plano serve para você, como funcionam as renovações e quanto custa a divulgação.',
  lead: 'São três planos. A única diferença é quantos imóveis e hóspedes eles permitem.',
  tenants: 'Hóspedes',
  fit_text:
    '- **Uma casa ou um apartamento:** {{basic}}. Até {{basic_tenants}} hóspedes.\n- **Uma segunda casa, ou mais hóspedes:** {{premium}}. Até {{premium_locations}} imóveis e {{premium_tenants}} hóspedes.\n- **Um negócio:** {{pro}}. Sem limites.\n\nUm imóvel é um anúncio, ativo ou não. Hóspedes são pessoas com uma estadia aceita ou pendente. Comece pequeno. Você pode mudar de plano quando precisar.',
  renewals_text:
    'Os planos renovam todo ano pelo mesmo preço, até você excluir seu cartão. Enviamos um email {{notice}} dias antes. Se um cartão falha, tentamos de novo e avisamos a cada vez. Quando um plano termina, seus anúncios saem da busca, e seus hóspedes continuam pagando o aluguel como antes.',
  start_text:
    'Escolha um plano, descreva seu imóvel de temporada, adicione fotos e publique. A maioria leva meia hora.',
};
