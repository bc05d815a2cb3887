export default {
  quote: 'Lo que paga el huésped',
  title_invite: 'Invitar a un huésped',
  location: 'Alojamiento',
  choose_location: 'Elige un alojamiento',
  choose_location_first: 'Elige primero un alojamiento',
  no_beds: 'Todas las camas de este alojamiento están ocupadas.',
  no_beds_anywhere:
    'Todas tus camas están ocupadas. Acuerda una fecha de salida con un huésped o agrega camas a un alojamiento.',
  no_places:
    'Necesitas un alojamiento activo con habitaciones y camas antes de invitar a un huésped.',
  add_crashpad: 'Agregar un alojamiento',
  my_crashpads: 'Mis alojamientos',
  local_times: 'Todas las horas son las del lugar del alojamiento.',
  agreed: 'Acordado con el huésped',
  tenant_has_been_updated: 'Huésped actualizado.',
  rent_change_asks:
    'El nuevo alquiler vale desde el {{from}}, pero solo si tu huésped lo acepta. Hasta entonces el alquiler no cambia.',
  rent_change_holds: 'El nuevo alquiler vale desde el {{from}}. Tu huésped no tiene que responder.',
};
