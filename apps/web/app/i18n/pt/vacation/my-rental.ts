export default {
  title: 'Minhas estadias',
  leave: 'Sair do imóvel de temporada',
  checkout_text:
    '{{lister}} pode confirmar ou recusar seu pedido. Datas e horas são do local do imóvel de temporada.',
  left: 'Você saiu do imóvel de temporada.',
  empty_lister_text:
    'Anfitriões também podem ser hóspedes. Quando outro anfitrião convidar você, o convite e a estadia aparecem aqui. Quem aluga de você está em Meus hóspedes.',
  find: 'Encontrar um imóvel de temporada',
  description: 'Suas estadias e convites: próximos pagamentos, endereço e anfitrião.',
  closed_cancelled: 'O anfitrião cancelou o convite.',
  lister: 'Seu anfitrião',
  empty_text:
    'Quando um anfitrião convidar você por email, o convite aparece aqui. Você aceita com dois toques.',
  by_lister: 'Seu anfitrião',
};
