export default {
  subject_listing: 'Alojamento',
  hide_listing_text:
    'Tiramos o alojamento da busca e ocultamos a página dele. Enviamos um email ao anfitrião, que não pode desfazer.',
};
