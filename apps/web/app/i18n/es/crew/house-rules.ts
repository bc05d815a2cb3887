export default {
  meta_description:
    'Normas para casas de tripulaciones: silencio, visitas, cocina, días libres y una lista que los anfitriones pueden copiar.',
  lead: 'En una casa para tripulaciones hay quien duerme al mediodía y quien sale a las 3 de la mañana. Con estas normas todos pueden hacerlo.',
  off_text:
    'El precio de una casa para tripulaciones es para las noches entre viajes. Algunos anuncios limitan las noches al mes. Si quieres quedarte en tus días libres o vivir ahí un tiempo, dilo primero. Muchos anfitriones aceptan; algunos cobran más.',
};
