export default {
  meta_description:
    'Fale com viajantes perto de aeroportos. Veja espaços, preços e números, e quanto custa anunciar um imóvel de temporada.',
  lead: 'Viajantes procuram mais que camas: uma academia, uma oficina, uma lanchonete que abre cedo.',
  results_place_text: 'Ao lado dos imóveis de temporada dos aeroportos que você escolher.',
  listing_place_text: 'Na coluna ao lado de um imóvel de temporada, perto do seu negócio.',
  listing_title: 'Você tem um imóvel de temporada?',
};
