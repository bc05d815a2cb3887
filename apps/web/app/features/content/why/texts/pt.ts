export default {
  meta_title: 'Por que o {{brand}}?',
  meta_description:
    'Compare um crash pad com hotéis e aluguel próprio, veja as contas, o que os anfitriões recebem e o que não fazemos.',
  title: 'Por que o {{brand}}?',
  lead: 'Porque encontrar uma cama perto da base não deveria exigir vinte ligações, um mural de avisos e uma planilha.',
  compare_title: 'Crash pad, hotel ou aluguel próprio?',
  compare_text:
    'Digamos que você precisa de {{nights}} noites por mês na base. A tabela compara um crash pad de preço médio, um hotel simples de aeroporto e um apartamento pequeno só seu. Seus números serão outros. A ordem raramente muda.',
  compare_caption: 'Custo de {{nights}} noites por mês',
  way: 'Onde você dorme',
  per_month: 'Por mês',
  per_night: 'Por noite usada',
  crash_pad: 'Crash pad, por mês',
  hotel: 'Hotel, {{price}} por noite',
  lease: 'Apartamento próprio, com contas',
  break_even:
    'A {{price}} por noite, o crash pad sai mais barato a partir da noite {{nights}} do mês.',
  note: 'Os preços de hotel e apartamento são exemplos, sem impostos.',
  seekers_title: 'Para tripulantes que precisam de uma cama',
  seekers_text:
    '- Veja todos os crash pads a até {{miles}} milhas da sua base, com preço, distância, tipo de cama e camas livres.\n- Navegue quanto quiser sem conta.\n- Leia avaliações de quem alugou lá.\n- Escreva a anfitriões quantas vezes quiser: {{price}} por {{months}} meses. Pagamento único, sem renovação.\n- Os anfitriões só veem seu telefone se você permitir.',
  listers_title: 'Para anfitriões',
  listers_text:
    '- Seu anúncio aparece automaticamente em todos os aeroportos a até {{miles}} milhas.\n- Dê nome a quartos e camas e veja de relance quais estão livres, ocupadas ou pendentes.\n- Convide inquilinos por email. Eles veem a cama, as datas e cada pagamento antes de aceitar.\n- Receba o aluguel com cartão no vencimento ou registre você mesmo dinheiro e transferências.\n- Os planos custam a partir de {{lister}} por ano. [Compare os planos](/listing-apps).',
  not_title: 'O que não fazemos',
  not_text:
    '- Não somos donos das casas, não as inspecionamos nem fazemos seguro delas.\n- Não ficamos com parte do aluguel que você paga diretamente ao anfitrião.\n- Não vendemos seus dados, e ninguém pode pagar para mudar uma avaliação.\n- Não assinamos o contrato. Ele é entre anfitrião e inquilino.\n- Não prometemos uma cama. Mostramos quem tem uma.',
  counters_title: 'Neste momento',
  counter_users: 'Membros',
  counter_listings: 'Crash pads',
  counter_cities: 'Cidades',
  counter_airports: 'Aeroportos',
};

export const vacation = {
  meta_description:
    'Compare um imóvel de temporada com hotéis e aluguel próprio, veja as contas, o que os anfitriões recebem e o que não fazemos.',
  compare_title: 'Imóvel de temporada, hotel ou aluguel próprio?',
  compare_text:
    'Digamos que você precisa de {{nights}} noites por mês. A tabela compara uma cama de preço médio, um hotel simples de aeroporto e um apartamento pequeno só seu. Seus números serão outros. A ordem raramente muda.',
  crash_pad: 'Cama em um imóvel de temporada, por mês',
  break_even:
    'A {{price}} por noite, o imóvel de temporada sai mais barato a partir da noite {{nights}} do mês.',
  seekers_title: 'Para viajantes',
  seekers_text:
    '- Veja todos os imóveis de temporada a até {{miles}} milhas de um aeroporto, com preço, distância, tipo de cama e camas livres.\n- Navegue quanto quiser sem conta.\n- Leia avaliações de quem ficou lá.\n- Escreva a anfitriões quantas vezes quiser: {{price}} por {{months}} meses. Pagamento único, sem renovação.\n- Os anfitriões só veem seu telefone se você permitir.',
  listers_text:
    '- Seu anúncio aparece automaticamente em todos os aeroportos a até {{miles}} milhas.\n- Dê nome a quartos e camas e veja de relance quais estão livres, ocupadas ou pendentes.\n- Convide hóspedes por email. Eles veem a cama, as datas e cada pagamento antes de aceitar.\n- Receba o aluguel com cartão no vencimento ou registre você mesmo dinheiro e transferências.\n- Os planos custam a partir de {{lister}} por ano. [Compare os planos](/listing-apps).',
  not_text:
    '- Não somos donos das casas, não as inspecionamos nem fazemos seguro delas.\n- Não ficamos com parte do aluguel que você paga diretamente ao anfitrião.\n- Não vendemos seus dados, e ninguém pode pagar para mudar uma avaliação.\n- Não assinamos o contrato. Ele é entre anfitrião e hóspede.\n- Não prometemos uma cama. Mostramos quem tem uma.',
  counter_listings: 'Imóveis de temporada',
  lead: 'Porque encontrar uma cama perto do aeroporto não deveria exigir vinte ligações e uma planilha.',
};

export const crew = {
  meta_description:
    'Compare um alojamento com hotéis e aluguel próprio, veja as contas, o que os anfitriões recebem e o que não fazemos.',
  compare_title: 'Alojamento, hotel ou aluguel próprio?',
  compare_text:
    'Digamos que você precisa de {{nights}} noites por mês na base. A tabela compara um alojamento de preço médio, um hotel simples de aeroporto e um apartamento pequeno só seu. Seus números serão outros. A ordem raramente muda.',
  crash_pad: 'Alojamento, por mês',
  break_even:
    'A {{price}} por noite, o alojamento sai mais barato a partir da noite {{nights}} do mês.',
  seekers_text:
    '- Veja todos os alojamentos a até {{miles}} milhas da sua base, com preço, distância, tipo de cama e camas livres.\n- Navegue quanto quiser sem conta.\n- Leia avaliações de quem alugou lá.\n- Escreva a anfitriões quantas vezes quiser: {{price}} por {{months}} meses. Pagamento único, sem renovação.\n- Os anfitriões só veem seu telefone se você permitir.',
  counter_listings: 'Alojamentos',
};
