export default {
  not_active: 'Este imóvel não está ativo. Reative-o para convidar hóspedes.',
};
