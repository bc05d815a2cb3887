export default {
  label: 'O imóvel de temporada que você escolheu',
  login_listing: 'Entre para continuar com este imóvel de temporada.',
  join_listing: 'Crie sua conta para continuar com este imóvel de temporada.',
  search_base: 'Imóveis de temporada em {{base}}',
};
