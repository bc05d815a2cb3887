export default {
  subject_listing: 'Casa',
  hide_listing_text:
    'La casa sale de la búsqueda y de su página. Su anfitrión recibe un correo y no puede deshacerlo.',
};
