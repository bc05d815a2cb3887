export default {
  empty_text: 'Encontre um alojamento e escreva ao anfitrião. A conversa aparece aqui.',
  empty_text_lister:
    'Tripulantes que se interessam pelos seus alojamentos escrevem para você aqui. Anúncios completos recebem mais mensagens.',
  find_crashpads: 'Encontrar um alojamento',
  my_crashpads: 'Meus alojamentos',
  act_listing: 'Ver alojamento',
  act_airports: 'Buscar alojamentos',
  select_listing: 'Selecione um alojamento',
};
