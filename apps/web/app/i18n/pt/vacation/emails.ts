export default {
  kinds_text:
    '- **Conta:** boas-vindas, confirmação do seu email, links para senhas, avisos de login.\n- **Plano:** recibos, um aviso {{notice}} dias antes da renovação, cartões recusados.\n- **Estadias:** convites, respostas a eles, check-outs, alterações.\n- **Aluguel:** recibos, pagamentos que falharam, pedidos.\n- **Mensagens:** quando você tem mensagens não lidas.\n- **Lembretes:** aos anfitriões, sobre imóveis de temporada lotados e anúncios que não mudam há {{days}} dias.\n\nNão enviamos newsletters de terceiros nem vendemos endereços.',
  stop_text:
    '- Leia suas mensagens aqui, e não enviamos emails sobre elas.\n- Atualize um anúncio e salve, e os lembretes dele pausam.\n- Oculte ou desative imóveis de temporada lotados.\n- Sempre enviamos recibos e emails sobre segurança, estadias e pagamentos. Você precisa deles se algo der errado.\n- Se você encerrar sua conta, todos os emails param.',
};
