export default {
  subject_listing: 'Imóvel de temporada',
  hide_listing_text:
    'Tiramos o imóvel de temporada da busca e ocultamos a página dele. Enviamos um email ao anfitrião, que não pode desfazer.',
};
