export default {
  meta_title: 'Anuncie seu negócio',
  meta_description:
    'Fale com tripulantes perto das bases deles. Veja espaços, preços e números, e quanto custa anunciar um crash pad.',
  title: 'Anuncie seu negócio',
  lead: 'Tripulantes procuram mais que camas: uma academia, uma oficina, uma lanchonete aberta às 4 da manhã.',
  views: 'Visualizações por mês',
  users: 'Membros',
  airports: 'Aeroportos',
  places_title: 'Onde você aparece',
  results_place: 'Nos resultados da busca',
  results_place_text: 'Ao lado dos crash pads dos aeroportos que você escolher.',
  listing_place: 'Nos anúncios',
  listing_place_text: 'Na coluna ao lado de um crash pad, perto do seu negócio.',
  places_text:
    'Sua publicidade sempre aparece identificada como tal. Ela nunca muda a ordem dos anúncios, e não compartilhamos dados dos membros com você.',
  prices_title: 'Preços',
  prices_caption: 'Preços da publicidade',
  option: 'Opção',
  price: 'Por mês',
  total: 'Total',
  year: '12 meses, com estatísticas',
  monthly: 'Mês a mês',
  no_end: 'até você parar',
  prices_text:
    'A opção de 12 meses inclui estatísticas: quantas vezes por mês os visitantes viram sua publicidade e clicaram nela.',
  listing_title: 'Você tem um crash pad?',
  listing_text:
    'Então você precisa de um plano, não de publicidade. Um anúncio custa {{first}} por ano. Cada anúncio a mais sai por cerca de {{more}}: quatro imóveis custam {{four}}.',
  book_title: 'Contrate publicidade',
  book_text:
    'Escreva para nós com o seu negócio, os aeroportos e o mês em que quer começar. Respondemos em até {{hours}} horas.',
  book: 'Perguntar sobre publicidade',
};

export const vacation = {
  meta_description:
    'Fale com viajantes perto de aeroportos. Veja espaços, preços e números, e quanto custa anunciar um imóvel de temporada.',
  lead: 'Viajantes procuram mais que camas: uma academia, uma oficina, uma lanchonete que abre cedo.',
  results_place_text: 'Ao lado dos imóveis de temporada dos aeroportos que você escolher.',
  listing_place_text: 'Na coluna ao lado de um imóvel de temporada, perto do seu negócio.',
  listing_title: 'Você tem um imóvel de temporada?',
};

export const crew = {
  meta_description:
    'Fale com tripulantes perto das bases deles. Veja espaços, preços e números, e quanto custa anunciar um alojamento.',
  results_place_text: 'Ao lado dos alojamentos dos aeroportos que você escolher.',
  listing_place_text: 'Na coluna ao lado de um alojamento, perto do seu negócio.',
  listing_title: 'Você tem um alojamento?',
};
