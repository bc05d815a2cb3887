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
  room_updated: 'La habitación se actualizó.',
  updated: 'Tu crash pad se actualizó.',
  wrong_state: 'El estado de este crash pad no permite este cambio.',
  has_tenants:
    'tienes inquilinos pendientes o aceptados; elimina todos los inquilinos e invitaciones para hacer este cambio',
  room_has_tenants:
    'este crash pad tiene un inquilino pendiente o aceptado; elimina a todos los inquilinos para eliminar el crash pad',
};
