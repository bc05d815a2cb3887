export default {
  title: 'Escribe a tus huéspedes',
  loading: 'Cargando tus huéspedes…',
  load_failed: 'No pudimos cargar tus huéspedes.',
  no_tenants: 'No hay huéspedes. Invita primero a un huésped y escríbele después aquí.',
  more: 'Un mensaje de grupo llega a {{max}} huéspedes como máximo. Solo están seleccionados los primeros {{max}}.',
  why_nobody: 'Selecciona al menos a un huésped.',
  sent_one: 'Enviado a {{count}} huésped.',
  sent_other: 'Enviado a {{count}} huéspedes.',
};
