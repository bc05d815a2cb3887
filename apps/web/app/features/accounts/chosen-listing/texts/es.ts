/** The listing that a visitor wants, shown from the login to the conversation. */
export default {
  label: 'El crash pad que elegiste',
  per_month: '{{amount}} al mes',
  login_message: 'Inicia sesión para escribir a {{name}}.',
  login_listing: 'Inicia sesión para seguir con este crash pad.',
  join_message: 'Regístrate para escribir a {{name}}.',
  join_listing: 'Regístrate para seguir con este crash pad.',
  cost: '{{price}} por {{months}} meses. Un solo pago, sin renovación.',
  new_here: '¿Primera vez aquí? {{price}} por {{months}} meses. Un solo pago, sin renovación.',
  you_are_in: 'Ya tienes tu cuenta.',
  continue_to: 'Continuar con {{title}}',
  search_base: 'Crash pads en {{base}}',
};

export const vacation = {
  label: 'El alojamiento que elegiste',
  login_listing: 'Inicia sesión para seguir con este alojamiento.',
  join_listing: 'Regístrate para seguir con este alojamiento.',
  search_base: 'Alojamientos en {{base}}',
};

export const crew = {
  label: 'La casa que elegiste',
  login_listing: 'Inicia sesión para seguir con esta casa.',
  join_listing: 'Regístrate para seguir con esta casa.',
  search_base: 'Casas en {{base}}',
};
