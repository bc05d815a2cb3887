export default {
  discard: 'Descartar',
  discard_title: 'Descartar o que você escreveu?',
  keep_editing: 'Continuar editando',
  newest: 'Mais recentes',
  notifications: 'Notificações',
  next_page: 'Próxima',
  older: 'Mais antigos',
  page_of: 'Página {{page}} de {{pages}}',
  pages: 'Páginas',
  previous_page: 'Anterior',
  stars_out_of_5: '{{score}} de 5 estrelas',
};
