export default {
  meta_description:
    'Fale com tripulantes perto das bases deles. Veja espaços, preços e números, e quanto custa anunciar um alojamento.',
  results_place_text: 'Ao lado dos alojamentos dos aeroportos que você escolher.',
  listing_place_text: 'Na coluna ao lado de um alojamento, perto do seu negócio.',
  listing_title: 'Você tem um alojamento?',
};
