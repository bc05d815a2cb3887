export default {
  meta_description:
    'Normas para alojamientos: silencio, visitas, cocina, días libres y una lista que los anfitriones pueden copiar.',
  lead: 'En una casa compartida cada quien se levanta y llega a horas distintas. Con estas normas todos pueden dormir.',
  off_text:
    'Algunos anuncios limitan las noches al mes. Si quieres quedarte más tiempo, dilo primero. Muchos anfitriones aceptan; algunos cobran más.',
};
