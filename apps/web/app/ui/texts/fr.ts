export default {
  discard: 'Abandonner',
  discard_title: 'Abandonner ce que vous avez écrit ?',
  keep_editing: 'Continuer',
  newest: 'Plus récents',
  notifications: 'Notifications',
  next_page: 'Suivant',
  older: 'Plus anciens',
  page_of: 'Page {{page}} sur {{pages}}',
  pages: 'Pages',
  previous_page: 'Précédent',
  stars_out_of_5: '{{score}} étoiles sur 5',
};
