export default {
  changed: 'Tu reseña se cambió.',
  edit_too_late: 'Una reseña se puede cambiar durante 48 horas, y ya pasaron.',
  lister_responded: 'El anfitrión respondió, así que la reseña ya no se puede cambiar.',
  no_tenant: 'debes ser inquilino para escribir una reseña',
  responded: 'Ya respondiste a esta reseña.',
  response_published: 'Tu respuesta se publicó.',
  reviewed: 'ya escribiste una reseña de este anuncio',
  thanks: 'Gracias por tu reseña.',
};
