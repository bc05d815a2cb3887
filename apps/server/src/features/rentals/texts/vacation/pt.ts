export default {
  cannot_join: 'Você não pode entrar na lista de espera deste imóvel.',
  not_active: 'Este imóvel não está ativo. Reative-o para convidar hóspedes.',
};
