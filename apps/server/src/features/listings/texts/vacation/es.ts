export default {
  created: 'Tu alojamiento se creó.',
  deactivated: 'Tu alojamiento está desactivado. Reactívalo cuando tengas lugar.',
  edited_meanwhile: 'Este alojamiento cambió mientras tanto.',
  needs_card: 'Agrega una tarjeta a tu cuenta antes de agregar un alojamiento.',
  not_copied: 'Este alojamiento se retiró del sitio y no se puede copiar.',
  plan_limit_one: 'Tu plan permite {{count}} alojamiento. Mejóralo para agregar otro.',
  plan_limit_other: 'Tu plan permite {{count}} alojamientos. Mejóralo para agregar otro.',
  reactivated: 'Tu alojamiento está activo de nuevo.',
  removed: 'Tu alojamiento se eliminó.',
  reviewed: 'Ya escribiste una reseña de este alojamiento.',
  room_has_tenants:
    'este alojamiento tiene un huésped pendiente o aceptado; elimina a todos los huéspedes para eliminar el alojamiento',
  updated: 'Tu alojamiento se actualizó.',
  wrong_state: 'El estado de este alojamiento no permite este cambio.',
};
