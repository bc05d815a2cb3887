export default {
  description: 'Suas conversas com hóspedes e anfitriões.',
  empty_text: 'Encontre um imóvel de temporada e escreva ao anfitrião. A conversa aparece aqui.',
  empty_text_lister:
    'Hóspedes que se interessam pelos seus imóveis de temporada escrevem para você aqui. Anúncios completos recebem mais mensagens.',
  find_crashpads: 'Encontrar um imóvel de temporada',
  my_crashpads: 'Meus imóveis de temporada',
  act_listing: 'Ver imóvel de temporada',
  act_airports: 'Buscar imóveis de temporada',
  select_listing: 'Selecione um imóvel de temporada',
  starter_bed_text: 'Olá, {{name}}. Há uma cama livre em {{title}}? Quando eu poderia entrar?',
  starter_see_text: 'Olá, {{name}}. Posso conhecer {{title}} antes de decidir?',
};
