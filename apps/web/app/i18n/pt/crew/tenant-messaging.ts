export default {
  one_text:
    'Abra [Mensagens](/messages), ou o inquilino em Minha tripulação, e escreva. Todas as mensagens ficam em uma só conversa, seja qual for o alojamento. Você vê quando foram lidas.',
  house_text:
    'Em [Meus alojamentos](/my-crashpads), abra o menu de um alojamento e escreva a todos os inquilinos dele. Use para um novo código da porta, um encanador ou um dia de neve.',
};
