export default {
  empty_text: 'Busca una casa y escribe a su anfitrión. La conversación aparecerá aquí.',
  empty_text_lister:
    'Los tripulantes interesados en tus casas te escriben aquí. Los anuncios completos reciben más mensajes.',
  find_crashpads: 'Buscar una casa',
  my_crashpads: 'Mis casas',
  act_listing: 'Ver casa',
  act_airports: 'Buscar casas',
  select_listing: 'Elige una casa',
};
