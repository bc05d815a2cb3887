export default {
  lister_empty_text:
    'Quando um imóvel de temporada está lotado, as pessoas podem entrar na lista de espera. Você as vê aqui.',
  note_hint: 'Seus planos de viagem, sua agenda, quanto tempo quer ficar.',
};
