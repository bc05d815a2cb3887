export default {
  close: 'Fermer',
  notifications: 'Notifications',
  stars_out_of_5: '{{score}} étoiles sur 5',
};
