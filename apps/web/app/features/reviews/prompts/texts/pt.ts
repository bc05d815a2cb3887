export default {
  title: 'Como foi sua estadia?',
  text: 'Sua avaliação ajuda outros tripulantes a decidir.',
  write: 'Escrever avaliação',
  write_about: 'Escrever uma avaliação de {{title}}',
};

export const vacation = {
  text: 'Sua avaliação ajuda outros hóspedes a decidir.',
};
