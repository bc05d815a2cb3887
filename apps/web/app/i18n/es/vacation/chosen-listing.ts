export default {
  label: 'El alojamiento que elegiste',
  login_listing: 'Inicia sesión para seguir con este alojamiento.',
  join_listing: 'Regístrate para seguir con este alojamiento.',
  search_base: 'Alojamientos en {{base}}',
};
