export default {
  lister_responded: 'O anfitrião já respondeu, então não é mais possível alterar a avaliação.',
};
