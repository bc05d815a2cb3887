export default {
  subject_listing: 'Alojamiento',
  hide_listing_text:
    'El alojamiento sale de la búsqueda y de su página. Su anfitrión recibe un correo y no puede deshacerlo.',
};
