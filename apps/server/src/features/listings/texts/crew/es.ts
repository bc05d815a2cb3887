export default {
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
