export default {
  title: 'Minhas estadias',
  leave: 'Sair do alojamento',
  checkout_text:
    '{{lister}} pode confirmar ou recusar seu pedido. Datas e horas são do local do alojamento.',
  left: 'Você saiu do alojamento.',
  find: 'Encontrar um alojamento',
};
