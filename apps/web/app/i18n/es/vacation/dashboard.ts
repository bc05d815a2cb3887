export default {
  description: 'Tus mensajes, estancias, alojamientos y plan de un vistazo.',
  first_crashpad_title: 'Agrega tu primer alojamiento',
  find_crashpad_title: 'Busca un alojamiento',
  find_crashpad_text: 'Elige tu destino y mira qué camas están libres.',
};
