export default {
  text: 'Sua avaliação ajuda outros hóspedes a decidir.',
};
