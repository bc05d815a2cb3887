export default {
  paid_text:
    'Os planos são pagos adiantado. Viajantes pagam {{seeker}} por {{months}} meses de acesso. Os planos de anfitrião custam a partir de {{lister}} por ano. O serviço começa no momento em que você paga: você pode escrever a anfitriões, ou seu anúncio vai ao ar.\n\nPedimos três vezes que você leia estas regras ao criar a conta: onde escolhe um plano, preenche seus dados e aceita.',
  no_text:
    'Não reembolsamos serviços já prestados:\n\n- Você encontrou uma cama, mudou de destino ou de ideia.\n- Você não usou todos os meses de um plano.\n- Um anfitrião não respondeu, ou a cama não era o que você esperava.\n- Encerramos sua conta porque ela descumpriu as [políticas](/policies).',
};
