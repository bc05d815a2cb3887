export default {
  close: 'Fermer',
  newest: 'Plus récents',
  notifications: 'Notifications',
  older: 'Plus anciens',
  pages: 'Pages',
  stars_out_of_5: '{{score}} étoiles sur 5',
};
