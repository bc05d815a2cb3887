export default {
  description: 'Tus conversaciones con huéspedes y anfitriones.',
  empty_text: 'Busca un alojamiento y escribe a su anfitrión. La conversación aparecerá aquí.',
  empty_text_lister:
    'Los huéspedes interesados en tus alojamientos te escriben aquí. Los anuncios completos reciben más mensajes.',
  find_crashpads: 'Buscar un alojamiento',
  my_crashpads: 'Mis alojamientos',
  act_listing: 'Ver alojamiento',
  act_airports: 'Buscar alojamientos',
  select_listing: 'Elige un alojamiento',
  starter_bed_text: 'Hola, {{name}}: ¿hay una cama libre en {{title}}? ¿Cuándo podría entrar?',
  starter_see_text: 'Hola, {{name}}: ¿podría ver {{title}} antes de decidirme?',
};
