export default {
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
