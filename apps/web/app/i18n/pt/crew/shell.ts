export default {
  demo_banner: 'Demonstração: os membros, alojamentos e pagamentos deste site são fictícios.',
  what: 'O que é um alojamento?',
};
