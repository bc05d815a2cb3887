export default {
  meta_title: '¿Qué es un crash pad?',
  meta_description:
    'Los crash pads para tripulaciones, explicados: camas compartidas, fijas y privadas, cómo es un mes, cuánto cuesta y las palabras que oirás.',
  title: '¿Qué es un crash pad?',
  lead: 'Un hogar compartido cerca del aeropuerto, para las noches que pasas en tu base.',
  short_title: 'La respuesta corta',
  short_text:
    'Muchos pilotos y auxiliares de vuelo no viven donde tienen su base. Llegan en avión antes de un viaje y vuelven a casa después. Entre medias necesitan una cama, una ducha y un lugar tranquilo, unas noches cada vez.\n\nUn crash pad es ese lugar. Un anfitrión alquila una casa o un apartamento cerca del aeropuerto, normalmente a menos de {{miles}} millas, y varios tripulantes lo comparten por meses.',
  beds_title: 'Camas fijas, compartidas y privadas',
  beds_text:
    '- **Cama fija** (en inglés, “cold bed”). Una cama, una persona. Nadie más duerme en ella, aunque no estés. Tus sábanas se quedan puestas.\n- **Cama compartida** (“hot bed”). Varios tripulantes usan la cama, nunca al mismo tiempo. Traes o guardas tus sábanas y tomas la cama que esté libre. Es la forma más barata de vivir cerca de la base.\n- **Cama privada.** Una habitación para ti, con una puerta que se cierra. Es la más cara y en la que mejor se duerme.\n\nCada anuncio dice de qué tipo son sus camas y cuántas hay en cada habitación. Una habitación nunca tiene más de {{people}} personas.',
  reserve_title: 'Un mes de guardia',
  reserve_text:
    'Ana está de guardia en Nueva York y vive en Tampa. Pasa así 18 días, con dos horas de aviso. Con dos horas no puede venir desde casa, así que duerme en su base unas 12 noches. Una cama fija tiene sentido: nunca sabe cuándo la necesitará, y siempre es suya.\n\nDeja allí un uniforme, una almohada y una caja de cereal. Cuando la llaman a las 3 de la mañana, hace la maleta en el pasillo para que nadie se despierte.',
  line_title: 'Un mes con programación fija',
  line_text:
    'Marcus tiene una programación fija y viene desde Denver. Este mes vuela cuatro viajes. Dos empiezan tan temprano que tiene que llegar la noche anterior, y uno termina después del último vuelo a casa. Son tres o cuatro noches. Le basta una cama compartida, y algunos meses paga noches que no usa. Aun así paga menos que por dos habitaciones de hotel.',
  cost_title: 'Cuánto cuesta',
  cost_text:
    'La mayoría de los crash pads cuestan entre {{low}} y {{high}} al mes. Las camas compartidas cuestan menos, y las habitaciones privadas son las más caras. Los servicios y el wifi suelen estar incluidos. Pregunta por el estacionamiento, el traslado al aeropuerto y el depósito antes de aceptar.\n\nEl precio de un anuncio es por persona, al mes. Mira [lo que cobramos](/fees).',
  words_title: 'Palabras que oirás',
  words_text:
    '- **Base:** el aeropuerto donde empiezan tus viajes.\n- **Commuter:** quien vive en una ciudad y tiene su base en otra.\n- **Guardia** (en inglés, “reserve”): disponible para volar, sin un horario fijo.\n- **Programación fija** (“line”): los viajes del mes, que se saben de antemano.\n- **Callout:** el tiempo entre la llamada y el aeropuerto.\n- **Anfitrión:** la persona que alquila el crash pad a otros.\n- **Inquilino:** la persona que alquila una cama en él.\n- **Máximo de noches:** cuántas noches al mes puedes dormir ahí. Algunas casas tienen un límite.\n- **Casa completa:** todas las camas están ocupadas.',
};

export const vacation = {
  meta_title: '¿Qué es un alojamiento vacacional?',
  meta_description:
    'Alojamientos por cama o por casa, explicados: camas fijas, compartidas y privadas, cuánto cuestan y las palabras que leerás.',
  title: '¿Qué es un alojamiento vacacional?',
  lead: 'Una cama, una habitación o una casa entera cerca del aeropuerto, por mes o por unas noches.',
  short_text:
    'Los hoteles cobran por sus vestíbulos. Si viajas a menudo, trabajas lejos de casa o te quedas semanas, necesitas una cama, una cocina y wifi.\n\nUn anfitrión alquila una casa o un apartamento, normalmente a menos de {{miles}} millas del aeropuerto. Tú tomas una cama, una habitación o todo.',
  beds_text:
    '- **Cama fija.** Una cama, una persona. Nadie más duerme en ella, aunque no estés.\n- **Cama compartida.** Varios huéspedes usan la cama, nunca al mismo tiempo. Es la forma más barata de alojarse.\n- **Cama privada.** Una habitación para ti, con una puerta que se cierra.\n\nCada anuncio dice de qué tipo son sus camas y cuántas hay en cada habitación. Una habitación nunca tiene más de {{people}} personas.',
  reserve_title: 'Un mes de trabajo fuera',
  reserve_text:
    'Ana trabaja en un proyecto en Nueva York y vive en Tampa. Está en la ciudad de lunes a jueves, todas las semanas. Una cama fija tiene sentido: es suya, y sus cosas se quedan allí el fin de semana.',
  line_title: 'Unas noches de vez en cuando',
  line_text:
    'Marcus visita a su hija cuatro veces al mes y se queda una o dos noches. Le basta una cama compartida cerca del aeropuerto, y paga menos que por dos noches de hotel.',
  cost_text:
    'La mayoría de las camas cuestan entre {{low}} y {{high}} al mes. Las camas compartidas están en la parte baja; las habitaciones privadas, en la alta o por encima. Los servicios y el wifi suelen estar incluidos. Pregunta por el estacionamiento y el depósito antes de aceptar.\n\nEl precio de un anuncio es por persona y mes. Mira [lo que cobramos](/fees).',
  words_title: 'Palabras que leerás',
  words_text:
    '- **Anfitrión:** la persona que alquila el lugar a otros.\n- **Huésped:** la persona que alquila una cama en él.\n- **Viajero:** un miembro que busca un lugar.\n- **Máximo de noches:** cuántas noches al mes puedes dormir ahí. Algunas casas tienen un límite.\n- **Casa completa:** todas las camas están ocupadas.',
};

export const crew = {
  meta_title: '¿Qué es una casa para tripulaciones?',
  meta_description:
    'Las casas para tripulaciones, explicadas: camas compartidas, fijas y privadas, cómo es un mes, cuánto cuesta y las palabras que oirás.',
  title: '¿Qué es una casa para tripulaciones?',
  short_text:
    'Muchos pilotos y auxiliares de vuelo no viven donde tienen su base. Llegan en avión antes de un viaje y vuelven a casa después. Entre medias necesitan una cama, una ducha y un lugar tranquilo, unas noches cada vez.\n\nUna casa para tripulaciones es ese lugar. Un anfitrión alquila una casa o un apartamento cerca del aeropuerto, normalmente a menos de {{miles}} millas, y varios tripulantes lo comparten por meses.',
  cost_text:
    'La mayoría de las camas cuestan entre {{low}} y {{high}} al mes. Las camas compartidas están en la parte baja; las habitaciones privadas, en la alta o por encima. Los servicios y el wifi suelen estar incluidos. Pregunta por el estacionamiento, el traslado al aeropuerto y el depósito antes de aceptar.\n\nEl precio de un anuncio es por persona y mes. Mira [lo que cobramos](/fees).',
  words_text:
    '- **Base:** el aeropuerto donde empiezan tus viajes.\n- **Commuter:** quien vive en una ciudad y tiene su base en otra.\n- **Guardia** (en inglés, “reserve”): disponible para volar, sin un horario fijo.\n- **Programación fija** (“line”): los viajes del mes, que se saben de antemano.\n- **Callout:** el tiempo entre la llamada y el aeropuerto.\n- **Anfitrión:** la persona que alquila la casa a otros.\n- **Inquilino:** la persona que alquila una cama en ella.\n- **Máximo de noches:** cuántas noches al mes puedes dormir ahí. Algunas casas tienen un límite.\n- **Casa completa:** todas las camas están ocupadas.',
};
