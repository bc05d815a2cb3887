export default {
  meta_title: 'Política de reembolso',
  meta_description:
    'Quando o {{brand}} reembolsa um plano ou uma divulgação, por que aluguel e caução dependem do anfitrião e como pedir um reembolso.',
  title: 'Política de reembolso',
  lead: 'O {{brand}} é um serviço pago. Reembolsamos em casos justos e mostramos as regras antes de você pagar.',
  paid_title: 'O que você paga a nós',
  paid_text:
    'Os planos são pagos adiantado. Interessados pagam {{seeker}} por {{months}} meses de acesso. Os planos de anfitrião custam a partir de {{lister}} por ano. O serviço começa no momento em que você paga: você pode escrever a anfitriões, ou seu anúncio vai ao ar.\n\nPedimos três vezes que você leia estas regras ao criar a conta: onde escolhe um plano, preenche seus dados e aceita.',
  yes_title: 'Quando reembolsamos',
  yes_text:
    '- Cobramos duas vezes pela mesma coisa.\n- Cobramos uma renovação depois de você excluir o cartão.\n- Você pagou o plano errado, avisou logo e não o usou.\n- O site não funcionou para você por dias, e não conseguimos resolver.\n- Outra pessoa usou seu cartão.\n\nSeu caso é diferente? Conte para nós. Uma pessoa decide, e o que é justo conta.',
  no_title: 'Quando não reembolsamos',
  no_text:
    'Não reembolsamos serviços já prestados:\n\n- Você encontrou uma cama, mudou de base ou de ideia.\n- Você não usou todos os meses de um plano.\n- Um anfitrião não respondeu, ou a cama não era o que você esperava.\n- Encerramos sua conta porque ela descumpriu as [políticas](/policies).',
  boosts_title: 'Destaques e impulsionamentos',
  boosts_text:
    'Uma divulgação começa assim que você paga, por isso não a reembolsamos. Você pode cancelar uma mensal quando quiser, e ela vai até o fim do mês pago. Veja os [preços](/fees).',
  rent_title: 'Aluguel e caução',
  rent_text:
    'Aluguel e caução fazem parte do acordo entre você e o anfitrião. Não podemos reembolsá-los por ele. O anfitrião pode reembolsar um pagamento com cartão, todo ou em parte.\n\nO anfitrião devolve a caução como combinado, menos os descontos. Você vê cada desconto e o motivo.',
  ask_title: 'Como pedir',
  ask_text:
    '1. Encontre o número do recibo em [Recibos](/receipts).\n2. [Escreva para nós](/contact?subject=Refund) com esse número e uma ou duas frases sobre o que aconteceu.\n3. Respondemos em até {{hours}} horas.\n4. Se concordarmos, reembolsamos no cartão usado. Os bancos levam de 5 a 10 dias para mostrar.\n\nFale conosco antes de contestar uma cobrança no banco. É mais rápido para todos.',
};

export const vacation = {
  paid_text:
    'Os planos são pagos adiantado. Viajantes pagam {{seeker}} por {{months}} meses de acesso. Os planos de anfitrião custam a partir de {{lister}} por ano. O serviço começa no momento em que você paga: você pode escrever a anfitriões, ou seu anúncio vai ao ar.\n\nPedimos três vezes que você leia estas regras ao criar a conta: onde escolhe um plano, preenche seus dados e aceita.',
  no_text:
    'Não reembolsamos serviços já prestados:\n\n- Você encontrou uma cama, mudou de destino ou de ideia.\n- Você não usou todos os meses de um plano.\n- Um anfitrião não respondeu, ou a cama não era o que você esperava.\n- Encerramos sua conta porque ela descumpriu as [políticas](/policies).',
};
