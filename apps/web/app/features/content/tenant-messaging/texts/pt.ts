export default {
  meta_title: 'Mensagens para inquilinos',
  meta_description:
    'Escreva a um inquilino, a uma casa ou a todos os seus inquilinos com o {{brand}}. Saiba o que os inquilinos veem e quais são os limites.',
  title: 'Mensagens para inquilinos',
  lead: 'Uma mensagem para uma cama, uma casa ou todos.',
  one_title: 'Um inquilino',
  one_text:
    'Abra [Mensagens](/messages), ou o inquilino em Minha tripulação, e escreva. Todas as mensagens ficam em uma só conversa, seja qual for o crash pad. Você vê quando foram lidas.',
  house_title: 'Uma casa',
  house_text:
    'Em [Meus crash pads](/my-crashpads), abra o menu de um crash pad e escreva a todos os inquilinos dele. Use para um novo código da porta, um encanador ou um dia de neve.',
  all_title: 'Todos',
  all_text:
    'Selecione todos com a caixa no alto da lista, remova quem não precisa da mensagem e escreva uma vez só.',
  see_title: 'O que os inquilinos veem',
  see_text:
    'Cada inquilino recebe a mensagem individualmente. Ele não vê quem mais a recebeu, e só você vê a resposta dele. Pessoas convidadas sem conta a recebem por email, com o link do convite.\n\nSe uma mensagem fica um tempo sem ser lida, enviamos um email sobre ela.',
  limits_title: 'Limites',
  limits_text:
    '- Até {{characters}} caracteres por mensagem.\n- Até {{people}} pessoas por mensagem em grupo.\n- Só texto. Coloque regras e contratos nos documentos do anúncio.\n- Mensagens entre membros são grátis.',
  tips_title: 'Mensagens que são lidas',
  tips_text:
    '- Coloque a casa e a data na primeira linha.\n- Trate de um assunto por mensagem.\n- Diga o que as pessoas precisam fazer e até quando.\n- Imagine que alguém vai ler às 4 da manhã, em um elevador.',
};

export const vacation = {
  meta_title: 'Mensagens para hóspedes',
  meta_description:
    'Escreva a um hóspede, a uma casa ou a todos os seus hóspedes com o {{brand}}. Saiba o que os hóspedes veem e quais são os limites.',
  title: 'Mensagens para hóspedes',
  one_title: 'Um hóspede',
  one_text:
    'Abra [Mensagens](/messages), ou o hóspede em Meus hóspedes, e escreva. Todas as mensagens ficam em uma só conversa, seja qual for o imóvel de temporada. Você vê quando foram lidas.',
  house_text:
    'Em [Meus imóveis de temporada](/my-crashpads), abra o menu de um imóvel de temporada e escreva a todos os hóspedes dele. Use para um novo código da porta, um encanador ou um dia de neve.',
  see_title: 'O que os hóspedes veem',
  see_text:
    'Cada hóspede recebe a mensagem individualmente. Ele não vê quem mais a recebeu, e só você vê a resposta dele. Pessoas convidadas sem conta a recebem por email, com o link do convite.\n\nSe uma mensagem fica um tempo sem ser lida, enviamos um email sobre ela.',
};

export const crew = {
  one_text:
    'Abra [Mensagens](/messages), ou o inquilino em Minha tripulação, e escreva. Todas as mensagens ficam em uma só conversa, seja qual for o alojamento. Você vê quando foram lidas.',
  house_text:
    'Em [Meus alojamentos](/my-crashpads), abra o menu de um alojamento e escreva a todos os inquilinos dele. Use para um novo código da porta, um encanador ou um dia de neve.',
};
