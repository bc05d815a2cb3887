export default {
  not_hidable: 'Só é possível ocultar imóveis e avaliações.',
};
