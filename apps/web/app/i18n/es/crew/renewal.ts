export default {
  lister_returns: 'Podrás publicar casas de nuevo en cuanto pagues.',
  listings_return: 'Tus casas vuelven a la búsqueda en cuanto pagues.',
  too_small_one: 'Este plan permite {{count}} casa. Tienes {{own}}, contando las inactivas.',
  too_small_other: 'Este plan permite {{count}} casas. Tienes {{own}}, contando las inactivas.',
  no_plan_link: 'Mis estancias',
};
