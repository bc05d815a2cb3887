export default {
  meta_title: 'Emails enviados',
  meta_description:
    'Quantos emails o {{brand}} enviou, dia a dia, que tipos existem e como receber menos.',
  title: 'Emails enviados',
  lead: 'Todos os emails que este site enviou no último ano, por dia. Os dias são em UTC.',
  total: 'No último ano',
  latest: 'Em {{day}}',
  table_title: 'Dia a dia',
  day: 'Dia',
  emails: 'Emails',
  newer: 'Dias mais recentes',
  older: 'Dias mais antigos',
  none: 'Nenhum email foi enviado ainda.',
  kinds_title: 'Tipos de email',
  kinds_text:
    '- **Conta:** boas-vindas, confirmação do seu email, links para senhas, avisos de login.\n- **Plano:** recibos, um aviso {{notice}} dias antes da renovação, cartões recusados.\n- **Estadias:** convites, respostas a eles, check-outs, alterações.\n- **Aluguel:** recibos, pagamentos que falharam, pedidos.\n- **Mensagens:** quando você tem mensagens não lidas.\n- **Avaliações:** novas avaliações e respostas.\n- **Listas de espera e buscas salvas:** quando uma cama fica livre ou um anúncio corresponde à sua busca.\n- **Lembretes:** aos anfitriões, sobre crash pads lotados e anúncios que não mudam há {{days}} dias.\n\nNão enviamos newsletters de terceiros nem vendemos endereços.',
  stop_title: 'Como receber menos',
  stop_text:
    '- Escolha seus emails por assunto nas suas [configurações](/account-setting?tab=emails): na hora, uma vez por dia ou nunca. Os emails que você pode desativar têm um link para cancelar.\n- Leia suas mensagens aqui, e não enviamos emails sobre elas.\n- Atualize um anúncio e salve, e os lembretes dele pausam.\n- Oculte ou desative crash pads lotados.\n- Sempre enviamos recibos, avisos de segurança e emails legais. Você precisa deles se algo der errado.\n- Depois que sua conta é encerrada, todos os emails param.',
};

export const vacation = {
  kinds_text:
    '- **Conta:** boas-vindas, confirmação do seu email, links para senhas, avisos de login.\n- **Plano:** recibos, um aviso {{notice}} dias antes da renovação, cartões recusados.\n- **Estadias:** convites, respostas a eles, check-outs, alterações.\n- **Aluguel:** recibos, pagamentos que falharam, pedidos.\n- **Mensagens:** quando você tem mensagens não lidas.\n- **Avaliações:** novas avaliações e respostas.\n- **Listas de espera e buscas salvas:** quando uma cama fica livre ou um anúncio corresponde à sua busca.\n- **Lembretes:** aos anfitriões, sobre imóveis de temporada lotados e anúncios que não mudam há {{days}} dias.\n\nNão enviamos newsletters de terceiros nem vendemos endereços.',
  stop_text:
    '- Escolha seus emails por assunto nas suas [configurações](/account-setting?tab=emails): na hora, uma vez por dia ou nunca. Os emails que você pode desativar têm um link para cancelar.\n- Leia suas mensagens aqui, e não enviamos emails sobre elas.\n- Atualize um anúncio e salve, e os lembretes dele pausam.\n- Oculte ou desative imóveis de temporada lotados.\n- Sempre enviamos recibos, avisos de segurança e emails legais. Você precisa deles se algo der errado.\n- Depois que sua conta é encerrada, todos os emails param.',
};

export const crew = {
  kinds_text:
    '- **Conta:** boas-vindas, confirmação do seu email, links para senhas, avisos de login.\n- **Plano:** recibos, um aviso {{notice}} dias antes da renovação, cartões recusados.\n- **Estadias:** convites, respostas a eles, check-outs, alterações.\n- **Aluguel:** recibos, pagamentos que falharam, pedidos.\n- **Mensagens:** quando você tem mensagens não lidas.\n- **Avaliações:** novas avaliações e respostas.\n- **Listas de espera e buscas salvas:** quando uma cama fica livre ou um anúncio corresponde à sua busca.\n- **Lembretes:** aos anfitriões, sobre alojamentos lotados e anúncios que não mudam há {{days}} dias.\n\nNão enviamos newsletters de terceiros nem vendemos endereços.',
  stop_text:
    '- Escolha seus emails por assunto nas suas [configurações](/account-setting?tab=emails): na hora, uma vez por dia ou nunca. Os emails que você pode desativar têm um link para cancelar.\n- Leia suas mensagens aqui, e não enviamos emails sobre elas.\n- Atualize um anúncio e salve, e os lembretes dele pausam.\n- Oculte ou desative alojamentos lotados.\n- Sempre enviamos recibos, avisos de segurança e emails legais. Você precisa deles se algo der errado.\n- Depois que sua conta é encerrada, todos os emails param.',
};
