export default {
  description: 'Tus mensajes, estancias, casas y plan de un vistazo.',
  first_crashpad_title: 'Agrega tu primera casa',
  find_crashpad_title: 'Busca una casa',
};
