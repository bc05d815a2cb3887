export default {
  account_expired: 'Conta expirada',
  your_account_has_expired: 'Sua conta expirou',
  click_continue: 'Clique em Continuar para atualizar sua forma de pagamento',
  continue_renew: 'Continuar e renovar',
  logout: 'Sair',
  set_up: 'Configure uma forma de pagamento',
  set_up_text:
    'Não temos nenhuma forma de pagamento sua. Sua conta pode ser desativada quando a assinatura terminar.',
  set_up_autopay_text:
    'O AutoPay precisa de um cartão. Adicione um para podermos cobrar a caução e o aluguel no dia certo.',
  continue: 'Continuar',
  pending_invitation: 'Convite pendente',
  pending_text_one: 'Você tem {{count}} convite pendente. Vá para Meu crash pad para aceitar.',
  pending_text_other: 'Você tem {{count}} convites pendentes. Vá para Meu crash pad para aceitar.',
  to_my_crashpad: 'Ir para Meu crash pad',
};

export const vacation = {
  pending_text_one:
    'Você tem {{count}} convite pendente. Vá para Meu imóvel de temporada para aceitar.',
  pending_text_other:
    'Você tem {{count}} convites pendentes. Vá para Meu imóvel de temporada para aceitar.',
  to_my_crashpad: 'Ir para Meu imóvel de temporada',
};

export const crew = {
  pending_text_one: 'Você tem {{count}} convite pendente. Vá para Meu alojamento para aceitar.',
  pending_text_other: 'Você tem {{count}} convites pendentes. Vá para Meu alojamento para aceitar.',
  to_my_crashpad: 'Ir para Meu alojamento',
};
