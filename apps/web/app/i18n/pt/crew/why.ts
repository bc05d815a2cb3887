export default {
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
