export default {
  close: 'Fechar',
  discard: 'Descartar',
  discard_title: 'Descartar o que você escreveu?',
  keep_editing: 'Continuar editando',
  newest: 'Mais recentes',
  notifications: 'Notificações',
  older: 'Mais antigos',
  pages: 'Páginas',
  stars_out_of_5: '{{score}} de 5 estrelas',
};
