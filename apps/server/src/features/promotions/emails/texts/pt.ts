export default {
  amount: 'Valor',
  boost_ended_heading: 'O impulsionamento terminou',
  boost_ended_subject: 'O impulsionamento de {{title}} terminou',
  cancel_note: 'Se preferir parar, escolha Cancelar destaque em Meu crash pad.',
  card: 'Cartão',
  confirm: 'Confirmar o pagamento',
  confirm_advice: 'Confirme o pagamento ou salve outro cartão, que cobraremos na hora.',
  ended_found:
    'Os tripulantes ainda encontram seu {{place}} na busca enquanto ele estiver ativo, no lugar de sempre.',
  ended_hidden:
    'Olá, {{name}}. Os tripulantes não encontravam seu {{place}}, então não cobramos mais um mês.',
  ended_over: 'Olá, {{name}}. O tempo que você pagou terminou. Não cobraremos de novo.',
  ended_preview: 'De agora em diante, ele aparece como os outros.',
  ended_unpaid:
    'Olá, {{name}}. Não foi possível cobrar do seu cartão, e não tentaremos de novo. Nada foi cobrado.',
  failed_heading: 'Não foi possível renovar o destaque',
  failed_preview: 'Nada foi cobrado. Veja o que você pode fazer.',
  failed_subject: 'Não foi possível renovar o destaque de {{title}}',
  failed_text: 'Olá, {{name}}. Não foi possível cobrar do seu cartão. Nada foi cobrado.',
  featured_ended_heading: 'O destaque terminou',
  featured_ended_subject: 'O destaque de {{title}} terminou',
  for: 'Referente a',
  new_card_advice:
    'Não cobraremos deste cartão de novo. Assim que você salvar outro, cobraremos dele.',
  next_attempt: 'Próxima tentativa',
  no_card: 'Não há um cartão que possamos cobrar.',
  none: 'Não tentaremos de novo.',
  paid_until: 'Pago até',
  promote_again: 'Divulgar de novo',
  retry_advice: 'Tentaremos de novo. Se você salvar outro cartão antes, cobraremos dele na hora.',
  stays: 'Seu {{place}} fica em destaque até a última tentativa.',
  update_card: 'Atualizar meu cartão',
};

export const vacation = {
  cancel_note: 'Se preferir parar, escolha Cancelar destaque em Meu imóvel de temporada.',
  ended_found:
    'Os viajantes ainda encontram seu {{place}} na busca enquanto ele estiver ativo, no lugar de sempre.',
  ended_hidden:
    'Olá, {{name}}. Os viajantes não encontravam seu {{place}}, então não cobramos mais um mês.',
};
