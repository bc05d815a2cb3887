export default {
  pending_text_one: 'Você tem {{count}} convite pendente. Vá para Meu alojamento para aceitar.',
  pending_text_other: 'Você tem {{count}} convites pendentes. Vá para Meu alojamento para aceitar.',
  to_my_crashpad: 'Ir para Meu alojamento',
};
