export default {
  title: 'Aceitar convite de estadia',
  description: 'Veja a cama, as datas e o aluguel, e aceite ou recuse.',
  lead: '{{lister}} convida você para {{title}}.',
  steps: 'Etapas para aceitar',
  step_details: 'Dados da reserva',
  step_terms: 'Termos e condições',
  step_payment: 'Pagamento',

  reference: 'Código da reserva {{reference}}',
  what_you_pay: 'O que você paga',
  pay_directly:
    'Você paga diretamente a {{lister}}. Aceitar não cobra nada do cartão, e você não paga tarifa.',
  autopay_asked:
    '{{lister}} pede que você use o AutoPay. Você pode responder depois de aceitar; até lá, nenhum cartão é cobrado.',
  pay_autopay: 'Com o AutoPay, cobramos do seu cartão no vencimento. {{lister}} paga a tarifa.',

  accept: 'Aceitar',
  decline: 'Recusar',
  next_terms: 'A seguir: os termos. Você ainda não aceitou.',
  back: 'Voltar',
  accept_invitation: 'Aceitar convite',
  create_and_accept: 'Criar conta e aceitar',
  why_disabled: 'Marque a caixa abaixo dos termos para aceitar.',
  what_next: 'Você está reservando a cama. Enviamos um email a {{lister}}.',
  what_next_account:
    'Você está criando uma conta grátis e reservando a cama. Enviamos um email a {{lister}}.',

  to_payment: 'Continuar para o pagamento',
  create_and_pay: 'Criar conta e continuar',
  next_payment: 'A seguir: o pagamento. Você ainda não aceitou.',
  next_payment_account: 'Você está criando uma conta grátis. A seguir: o pagamento.',

  payment_title: 'O que você paga',
  total_today: 'Total hoje',
  two_payments: 'Cobramos a caução e o aluguel em dois pagamentos separados.',
  no_fee: '{{lister}} paga a tarifa. Você paga exatamente estes valores.',
  pay_and_accept: 'Pagar {{amount}} e aceitar',
  accept_only: 'Aceitar',

  account_title: 'Sua conta grátis',
  account_text:
    'Você não precisa de plano nem de cartão. A conta fica no email que recebeu o convite.',
  account_text_card:
    'Você não precisa de plano. O cartão vem na próxima etapa. A conta fica no email que recebeu o convite.',
  terms_title: 'O que você aceita',

  login_title: 'Você já tem uma conta',
  login_text: 'Entre como {{email}} para responder ao convite. Depois você volta para cá.',
  login: 'Entrar',
  other_title: 'Este convite é para outra pessoa',
  other_text:
    '{{lister}} enviou o convite para {{email}}. Você entrou como {{name}}, e só quem tem aquele email pode aceitar.',
  other_text_unknown:
    '{{lister}} enviou o convite para outro membro. Você entrou como {{name}}, e só a pessoa convidada pode aceitar.',
  switch: 'Sair e continuar',
  to_home: 'Página inicial',
  to_rentals: 'Minhas estadias',

  not_valid: 'Este convite foi aceito ou excluído e não vale mais',
  not_valid_text:
    'Se você aceitou, ele está nos seus aluguéis. Se ainda precisar da cama, peça um novo convite ao anfitrião.',

  offer_changed: '{{lister}} mudou esta oferta. Veja de novo antes de aceitar.',
  not_verified:
    'Primeiro verifique seu email. Abra o link do email de convite ou peça um link de verificação.',
  resend: 'Enviar o link de verificação',
  sent: 'Enviamos um email para você.',
  login_ended: 'Seu login terminou. Entre de novo.',
  failed: 'Algo deu errado. Tente de novo.',

  accepted_title: 'Você aceitou o convite',
  accepted_text: 'Boas-vindas a {{title}}. Vamos levar você às suas estadias.',
  accepted_elsewhere: 'Aceito. Você pagou {{amount}} em outra aba.',
  decline_for:
    'O convite foi enviado a {{email}}. Se você recusar, a cama fica livre e avisamos {{lister}}.',
  declined_title: 'Você recusou o convite',
  declined_text:
    'A cama está livre de novo. Avisamos {{lister}} e escrevemos o que fazer se não foi você.',
  lister: 'Anfitrião',
  ignore_title: 'Recusar sem conta',
  ignore_text:
    'Você não tem conta, então não precisa fazer nada. Nada acontece se você não aceitar, e {{lister}} pode cancelar o convite a qualquer momento.',
};

export const vacation = {
  lister: 'Anfitrião',
  to_rentals: 'Minhas estadias',
  not_valid_text:
    'Se você aceitou, ele está nos seus aluguéis. Se ainda precisar da cama, peça um novo convite ao anfitrião.',
};

export const crew = {
  to_rentals: 'Minhas estadias',
};
