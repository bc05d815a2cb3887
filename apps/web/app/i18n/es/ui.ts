/** Texts of the shared components in ui/. */
export default {
  close: 'Cerrar',
  notifications: 'Notificaciones',
  stars_out_of_5: '{{score}} de 5 estrellas',
};
