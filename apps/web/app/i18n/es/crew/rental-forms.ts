export default {
  location: 'Casa',
  choose_location: 'Elige una casa',
  choose_location_first: 'Elige primero una casa',
  no_beds: 'Todas las camas de esta casa están ocupadas.',
  no_beds_anywhere:
    'Todas tus camas están ocupadas. Acuerda una fecha de salida con un inquilino o agrega camas a una casa.',
  no_places: 'Necesitas una casa activa con habitaciones y camas antes de invitar a un inquilino.',
  add_crashpad: 'Agregar una casa',
  my_crashpads: 'Mis casas',
  local_times: 'Todas las horas son las del lugar de la casa.',
};
