export default {
  description: 'Um inquilino com saldo, conta e histórico.',
  message: 'Mensagem',
  call: 'Ligar',
  email: 'Email',

  balance: 'Saldo',
  owes_late_one: 'Deve {{amount}} desde {{since}}, {{count}} dia de atraso',
  owes_late_other: 'Deve {{amount}} desde {{since}}, {{count}} dias de atraso',
  owes_nothing: 'Não deve nada',
  credit: 'Tem um crédito de {{amount}}',
  reminded: 'Você enviou um lembrete em {{day}}.',
  remind: 'Lembrar',
  add_late_fee: 'Adicionar multa de {{amount}}',

  all_payments: 'Todos os pagamentos',
  deposit_and_autopay: 'Caução e AutoPay',
  no_deposit: 'Nenhuma caução foi combinada.',
  stay: 'Estadia',
  objections: 'Contestações abertas',
  note: 'Nota privada',
  note_none: 'Só você pode ver.',
  history: 'Histórico',
  whole_history: 'Mostrar todo o histórico',
} as const;

export const vacation = {
  description: 'Um hóspede com saldo, conta e histórico.',
};
