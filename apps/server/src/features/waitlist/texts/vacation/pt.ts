export default {
  cannot_join: 'Você não pode entrar na lista de espera deste imóvel.',
};
