export default {
  close: 'Fechar',
  newest: 'Mais recentes',
  notifications: 'Notificações',
  older: 'Mais antigos',
  pages: 'Páginas',
  stars_out_of_5: '{{score}} de 5 estrelas',
};
