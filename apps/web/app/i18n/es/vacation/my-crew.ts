export default {
  title: 'Mis huéspedes',
  description: 'Tus huéspedes, invitaciones y cambios recientes.',
  lead: 'Huéspedes, invitaciones y cambios recientes',
  add_tenant: 'Agregar huésped',
  stat_tenants: 'Huéspedes',
  tenants_csv: 'Huéspedes en CSV',
  help_invite: 'Invita a huéspedes',
  search: 'Busca en tus huéspedes',
  location: 'Alojamiento',
  location_all: 'Todos los alojamientos',
  found_zero: 'Ningún huésped',
  found_one: '{{count}} huésped',
  found_other: '{{count}} huéspedes',
  empty_title: 'Aún no hay huéspedes',
  phase_staying: 'Alojado',
  empty_text: 'Invita a un huésped a una cama. Acepta por correo, con o sin cuenta.',
  left_text: 'Tus huéspedes se han ido. Invita al siguiente con «Agregar huésped».',
  see_past: 'Ver huéspedes anteriores',
  selection: 'Huéspedes seleccionados',
  none_match: 'Ningún huésped coincide',
  expired_text:
    'Todavía puedes cancelar invitaciones, registrar salidas, confirmar salidas y editar notas. Renueva tu plan para invitar o editar.',
  rent_change_asked:
    'Pediste {{amount}} desde el {{from}}. Tu huésped aún no respondió. Hasta entonces el alquiler sigue en {{old}}.',
  rent_change_accepted:
    'Tu huésped aceptó {{amount}} desde el {{from}}. Hasta entonces el alquiler es de {{old}}.',
  rent_change_declined:
    'Tu huésped rechazó {{amount}} desde el {{from}}. El alquiler sigue en {{old}}.',
};
