export default {
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
