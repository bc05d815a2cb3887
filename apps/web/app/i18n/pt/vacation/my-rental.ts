export default {
  title: 'Minhas estadias',
  leave: 'Sair do imóvel de temporada',
  checkout_text:
    '{{lister}} pode confirmar ou recusar seu pedido. Datas e horas são do local do imóvel de temporada.',
  left: 'Você saiu do imóvel de temporada.',
  empty_lister_text:
    'Anfitriões também podem ser hóspedes. Quando outro anfitrião convidar você, o convite e a estadia aparecem aqui. Quem aluga de você está em Meus hóspedes.',
  find: 'Encontrar um imóvel de temporada',
};
