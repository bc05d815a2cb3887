export default {
  close: 'Fermer',
  discard: 'Abandonner',
  discard_title: 'Abandonner ce que vous avez écrit ?',
  keep_editing: 'Continuer',
  newest: 'Plus récents',
  notifications: 'Notifications',
  older: 'Plus anciens',
  pages: 'Pages',
  stars_out_of_5: '{{score}} étoiles sur 5',
};
