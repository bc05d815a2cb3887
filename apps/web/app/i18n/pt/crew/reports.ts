export default {
  subject_listing: 'Alojamento',
  hide_listing_text:
    'Tiramos o alojamento da busca e a página dele do ar. Enviamos um email ao anfitrião, que não pode desfazer.',
};
