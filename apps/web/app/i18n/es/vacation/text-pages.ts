export default {
  why_line: 'Un alojamiento vacacional frente a un hotel y un contrato, en cifras.',
  tenant_messaging_line: 'Escribe a un huésped o a toda una casa.',
  airports_line: 'Elige un aeropuerto y mira qué está libre.',
  advertise_line: 'Llega a viajeros con tu negocio.',
};
