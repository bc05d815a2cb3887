export default {
  label: 'La casa que elegiste',
  login_listing: 'Inicia sesión para seguir con esta casa.',
  join_listing: 'Regístrate para seguir con esta casa.',
  search_base: 'Casas en {{base}}',
};
