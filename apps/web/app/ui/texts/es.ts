/** Texts of the shared components in ui/. */
export default {
  chart_not_finished: 'Sin terminar',
  chart_running: '{{name}}, sin terminar',
  chart_table: 'Mostrar como tabla',
  discard: 'Descartar',
  discard_title: '¿Descartar lo que escribiste?',
  keep_editing: 'Seguir editando',
  newest: 'Más recientes',
  notifications: 'Notificaciones',
  next_page: 'Siguiente',
  older: 'Anteriores',
  page_of: 'Página {{page}} de {{pages}}',
  pages: 'Páginas',
  previous_page: 'Anterior',
  stars_out_of_5: '{{score}} de 5 estrellas',
};
