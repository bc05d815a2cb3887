export default {
  close: 'Fechar',
  notifications: 'Notificações',
  stars_out_of_5: '{{score}} de 5 estrelas',
};
