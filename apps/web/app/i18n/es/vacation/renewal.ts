export default {
  lister_returns: 'Podrás publicar alojamientos de nuevo en cuanto pagues.',
  listings_return: 'Tus alojamientos vuelven a la búsqueda en cuanto pagues.',
  one_package: 'Hay un solo plan para viajeros. Renovarlo agrega seis meses.',
  too_small_one: 'Este plan permite {{count}} alojamiento. Tienes {{own}}, contando los inactivos.',
  too_small_other:
    'Este plan permite {{count}} alojamientos. Tienes {{own}}, contando los inactivos.',
  change_smaller:
    '{{title}} tiene límites menores: con {{count}} huéspedes o más no puedes invitar a otros. Los actuales se quedan.',
  no_plan_link: 'Mis estancias',
  search_returns: 'Podrás escribir a anfitriones de nuevo en cuanto pagues.',
};
