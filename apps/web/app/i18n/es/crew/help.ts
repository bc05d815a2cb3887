export default {
  seekers_1_q: '¿Cómo encuentro una casa para tripulaciones cerca de mi base?',
  seekers_1_a:
    'Escribe el código del aeropuerto o la ciudad en la página de inicio y elígelo de la lista. Ves todas las casas a menos de {{miles}} millas, en una lista y en un mapa. Ordena por distancia o precio y filtra por quién puede alojarse.',
  seekers_4_a:
    'Una cama fija es solo tuya. Una cama compartida la usan varias personas que nunca están la misma noche. Mira [qué es una casa para tripulaciones](/what).',
  seekers_5_a:
    'Sí. Únete a la lista de espera en la página de la casa y di desde cuándo necesitas una cama. Cuando haya una libre, se te puede reservar durante 24 horas.',
  listers_1_q: '¿Cómo publico mi casa?',
  listers_2_q: '¿Por qué mi casa no está en la búsqueda?',
  listers_2_a:
    'Está inactiva u oculta, o tu plan ha terminado. En Mis casas ves cuál es la causa. Las casas completas siguen en la búsqueda, pero atenuadas.',
};
