export default {
  label: 'O crash pad que você escolheu',
  per_month: '{{amount}} por mês',
  login_message: 'Entre para escrever a {{name}}.',
  login_listing: 'Entre para continuar com este crash pad.',
  join_message: 'Crie sua conta para escrever a {{name}}.',
  join_listing: 'Crie sua conta para continuar com este crash pad.',
  cost: '{{price}} por {{months}} meses. Pagamento único, sem renovação.',
  new_here: 'Primeira vez aqui? {{price}} por {{months}} meses. Pagamento único, sem renovação.',
  you_are_in: 'Tudo pronto.',
  continue_to: 'Continuar para {{title}}',
  search_base: 'Crash pads em {{base}}',
  close: 'Fechar',
};
