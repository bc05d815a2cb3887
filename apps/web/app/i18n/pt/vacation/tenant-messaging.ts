export default {
  meta_title: 'Mensagens para hóspedes',
  meta_description:
    'Escreva a um hóspede, a uma casa ou a todos os seus hóspedes com o %brand%. Saiba o que os hóspedes veem e quais são os limites.',
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
