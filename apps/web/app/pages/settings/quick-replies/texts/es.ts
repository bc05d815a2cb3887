/** A lister's quick replies. */
export default {
  quick_replies: 'Respuestas rápidas',
  quick_replies_text: 'Guarda lo que escribes a menudo e insértalo cuando respondas a un mensaje.',
  quick_replies_none: 'Aún no tienes respuestas rápidas.',
  quick_replies_switched: 'Solo el miembro puede ver y cambiar esto.',
  quick_replies_full: 'Tienes {{count}} respuestas rápidas. Elimina una para agregar otra.',
  add: 'Agregar respuesta rápida',
  add_title: 'Respuesta rápida nueva',
  edit_title: 'Editar respuesta rápida',
  edit_one: 'Editar {{title}}',
  delete_one: 'Eliminar {{title}}',
  title: 'Título',
  message: 'Mensaje',
  variables: 'Insertar',
  variables_hint: 'Se completan al usar la respuesta.',
  variable_name: 'Su nombre',
  variable_listing: 'El crash pad',
  variable_price: 'El precio',
  variable_free_from: 'El primer día libre',
  save: 'Guardar respuesta rápida',
  added: 'Respuesta rápida agregada.',
  changed: 'Respuesta rápida guardada.',
  deleted: 'Respuesta rápida eliminada.',
  delete_title: '¿Eliminar esta respuesta rápida?',
  delete_text: 'No se puede deshacer. Los mensajes que enviaste con “{{title}}” se quedan.',
  keep: 'Conservar',
};

export const vacation = {
  variable_listing: 'El alojamiento',
};

export const crew = {
  variable_listing: 'La casa',
};
