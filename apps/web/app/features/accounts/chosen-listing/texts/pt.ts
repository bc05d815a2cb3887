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
};

export const vacation = {
  label: 'O imóvel de temporada que você escolheu',
  login_listing: 'Entre para continuar com este imóvel de temporada.',
  join_listing: 'Crie sua conta para continuar com este imóvel de temporada.',
  search_base: 'Imóveis de temporada em {{base}}',
};

export const crew = {
  label: 'O alojamento que você escolheu',
  login_listing: 'Entre para continuar com este alojamento.',
  join_listing: 'Crie sua conta para continuar com este alojamento.',
  search_base: 'Alojamentos em {{base}}',
};
