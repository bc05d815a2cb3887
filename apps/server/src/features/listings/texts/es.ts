export default {
  created: 'Tu crash pad se creó.',
  deactivated: 'Tu crash pad está desactivado. Reactívalo cuando tengas lugar.',
  draft_edited_meanwhile: 'Este borrador cambió mientras tanto.',
  draft_removed: 'Tu borrador se eliminó.',
  edited_meanwhile: 'Este crash pad cambió mientras tanto.',
  needs_card: 'Agrega una tarjeta a tu cuenta antes de agregar un crash pad.',
  not_copied: 'Este crash pad se retiró del sitio y no se puede copiar.',
  plan_limit_one: 'Tu plan permite {{count}} crash pad. Mejóralo para agregar otro.',
  plan_limit_other: 'Tu plan permite {{count}} crash pads. Mejóralo para agregar otro.',
  reactivated: 'Tu crash pad está activo de nuevo.',
  removed: 'Tu crash pad se eliminó.',
  reviewed: 'Ya escribiste una reseña de este crash pad.',
  room_removed: 'La habitación se eliminó.',
  price_updated: 'El precio se actualizó.',
  price_for_next_tenant:
    'El precio se actualizó. Vale para el próximo inquilino; el alquiler actual no cambia.',
  room_updated: 'La habitación se actualizó.',
  updated: 'Tu crash pad se actualizó.',
  wrong_state: 'El estado de este crash pad no permite este cambio.',
  has_tenants:
    'tienes inquilinos pendientes o aceptados; elimina todos los inquilinos e invitaciones para hacer este cambio',
  room_has_tenants:
    'este crash pad tiene un inquilino pendiente o aceptado; elimina a todos los inquilinos para eliminar el crash pad',
};

export const vacation = {
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

export const crew = {
  created: 'Tu casa se creó.',
  deactivated: 'Tu casa está desactivada. Reactívala cuando tengas lugar.',
  edited_meanwhile: 'Esta casa cambió mientras tanto.',
  needs_card: 'Agrega una tarjeta a tu cuenta antes de agregar una casa.',
  not_copied: 'Esta casa se retiró del sitio y no se puede copiar.',
  plan_limit_one: 'Tu plan permite {{count}} casa. Mejóralo para agregar otra.',
  plan_limit_other: 'Tu plan permite {{count}} casas. Mejóralo para agregar otra.',
  reactivated: 'Tu casa está activa de nuevo.',
  removed: 'Tu casa se eliminó.',
  reviewed: 'Ya escribiste una reseña de esta casa.',
  room_has_tenants:
    'esta casa tiene un inquilino pendiente o aceptado; elimina a todos los inquilinos para eliminar la casa',
  updated: 'Tu casa se actualizó.',
  wrong_state: 'El estado de esta casa no permite este cambio.',
};
