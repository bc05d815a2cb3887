export default {
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
