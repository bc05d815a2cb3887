export default {
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
