export default {
  label: 'O alojamento que você escolheu',
  login_listing: 'Entre para continuar com este alojamento.',
  join_listing: 'Crie sua conta para continuar com este alojamento.',
  search_base: 'Alojamentos em {{base}}',
};
