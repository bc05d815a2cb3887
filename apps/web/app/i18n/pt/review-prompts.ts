export default {
  title: 'Como foi sua estadia?',
  text: 'Outros tripulantes decidem com base no que você escreve.',
  write: 'Escrever avaliação',
  write_about: 'Escrever uma avaliação de {{title}}',
};
