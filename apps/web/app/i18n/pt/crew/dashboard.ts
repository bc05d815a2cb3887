export default {
  description: 'Suas mensagens, estadias, alojamentos e plano em um só lugar.',
  first_crashpad_title: 'Adicione seu primeiro alojamento',
  find_crashpad_title: 'Encontre um alojamento',
};
