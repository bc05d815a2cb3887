export default {
  meta_title: 'Normas de la casa',
  meta_description:
    'Normas para crash pads: silencio, visitas, cocina, días libres y una lista que los anfitriones pueden copiar.',
  title: 'Normas de la casa',
  lead: 'En un crash pad hay quien duerme al mediodía y quien sale a las 3 de la mañana. Con estas normas todos pueden hacerlo.',
  list_title: 'Normas que pueden elegir los anfitriones',
  list_text:
    'Los anfitriones eligen de esta lista o escriben las suyas. Las normas de una casa están en su anuncio. Léelas antes de escribir.',
  rooms_title: 'Cuántas personas comparten una habitación',
  rooms_text:
    'En una habitación hay {{people}} personas como máximo, o menos donde la ley local lo diga. El anuncio indica cuántas habitaciones y camas hay. Si la foto muestra más camas, pregunta.',
  quiet_title: 'Silencio',
  quiet_text:
    'Siempre hay alguien durmiendo. Haz la maleta en el pasillo, pon las alarmas en vibración, usa la luz del teléfono en lugar de la del techo y sal para hablar por teléfono. Las horas de silencio solo tienen sentido donde todos trabajan a las mismas horas, así que en la mayoría de las casas los dormitorios son silenciosos todo el día.',
  guests_title: 'Visitas',
  guests_text:
    'Las camas se alquilan a personas, no a sus amigos. Pregunta al anfitrión antes de que venga alguien. En la mayoría de las casas las visitas no pueden pasar la noche, porque los demás no las conocen y quizá el seguro tampoco.',
  off_title: 'Días libres y máximo de noches',
  off_text:
    'El precio de un crash pad es para las noches entre viajes. Algunos anuncios limitan las noches al mes. Si quieres quedarte en tus días libres o vivir ahí un tiempo, dilo primero. Muchos anfitriones aceptan; algunos cobran más.',
  copy_title: 'Una lista para copiar',
  copy_text:
    'Si eres anfitrión, copia esto en tu anuncio o imprímelo para el refrigerador, y cambia lo que no encaje. Escribe solo normas que vayas a hacer cumplir.',
  copy: 'Copiar la lista',
  copied: 'Copiada',
  checklist:
    'SILENCIO\n• Los dormitorios son silenciosos a todas horas. Haz la maleta en el pasillo.\n• Alarmas en vibración. Siempre con audífonos.\n• Llamadas en la cocina o afuera.\n\nCOCINA Y BAÑO\n• Lava tus platos justo después de comer.\n• Pon nombre y fecha a la comida. La vieja se tira el domingo.\n• Deja la ducha como quieres encontrarla.\n\nCAMAS\n• Cama fija: solo tú. Cama compartida: quita tus sábanas antes de irte.\n• Las maletas van en los casilleros o debajo de la cama, no en el paso.\n\nPERSONAS\n• Las visitas no pasan la noche. Pregunta antes de que venga alguien.\n• Nunca compartas el código de la puerta.\n\nAL IRTE\n• Avisa al anfitrión al menos 14 días antes.\n• Vacía tu casillero, tu estante y tu gancho.',
};

export const vacation = {
  meta_description:
    'Normas para alojamientos: silencio, visitas, cocina, días libres y una lista que los anfitriones pueden copiar.',
  lead: 'En una casa compartida cada quien se levanta y llega a horas distintas. Con estas normas todos pueden dormir.',
  off_text:
    'Algunos anuncios limitan las noches al mes. Si quieres quedarte más tiempo, dilo primero. Muchos anfitriones aceptan; algunos cobran más.',
};

export const crew = {
  meta_description:
    'Normas para casas de tripulaciones: silencio, visitas, cocina, días libres y una lista que los anfitriones pueden copiar.',
  lead: 'En una casa para tripulaciones hay quien duerme al mediodía y quien sale a las 3 de la mañana. Con estas normas todos pueden hacerlo.',
  off_text:
    'El precio de una casa para tripulaciones es para las noches entre viajes. Algunos anuncios limitan las noches al mes. Si quieres quedarte en tus días libres o vivir ahí un tiempo, dilo primero. Muchos anfitriones aceptan; algunos cobran más.',
};
