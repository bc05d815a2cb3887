export default {
  lister_empty_text:
    'Quando um alojamento está lotado, as pessoas podem entrar na lista de espera. Você as vê aqui.',
};
