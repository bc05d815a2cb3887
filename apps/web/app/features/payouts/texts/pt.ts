export default {
  loading: 'Carregando sua conta de recebimento…',
  returning: 'Consultando o provedor de repasses. Pode levar alguns segundos…',
  not_loaded: 'Não foi possível carregar sua conta de recebimento.',
  unreachable: 'O provedor de repasses não está acessível agora. Tente de novo em um minuto.',
  only_member: 'Só o membro pode mudar isto.',
  only_member_sees: 'Só o membro pode ver a própria conta de recebimento.',
  link_over: 'O link do provedor de repasses expirou. Continue aqui para receber um novo.',

  state_none: 'Não conectada',
  text_none: 'Conecte uma conta bancária ou um cartão de débito para receber o aluguel.',
  state_started: 'Incompleta',
  text_started: 'Você começou a conectar uma conta. Conclua para receber o aluguel.',
  left_early: 'Você saiu antes da última etapa. Continue de onde parou.',
  state_missing: 'Faltam dados',
  text_missing:
    'O provedor de repasses precisa de mais dados seus antes de você receber o aluguel.',
  state_checking: 'Em análise',
  text_checking: 'O provedor de repasses está conferindo seus dados. Você não precisa fazer nada.',
  state_held: 'Repasses suspensos',
  text_held:
    'Os inquilinos podem pagar você, mas o provedor ainda não consegue repassar ao seu banco.',
  state_ready: 'Pronta',
  text_ready: 'Você pode receber aluguel, caução e outros pagamentos com cartão.',

  to_bank: '{{bank}}, final {{last4}}',
  to_bank_account: 'Conta bancária com final {{last4}}',
  to_card: 'Cartão de débito com final {{last4}}',
  needed: 'Ainda falta:',
  needed_soon: 'Em breve será preciso:',
  need_bank: 'Uma conta bancária ou um cartão de débito para os repasses',
  need_name: 'Seu nome completo',
  need_birthday: 'Sua data de nascimento',
  need_address: 'Seu endereço',
  need_email: 'Seu email',
  need_phone: 'Seu telefone',
  need_tax_number: 'Seu Social Security ou número fiscal',
  need_document: 'Uma foto do seu documento',
  need_terms: 'Seu aceite dos termos do provedor',
  need_business_type: 'Se você aluga como pessoa ou empresa',
  need_website: 'Um site ou uma descrição do que você aluga',
  need_business: 'Uma descrição do que você aluga',
  complete: 'Concluir cadastro',
  view: 'Ver conta',
  new_window: '(abre em nova janela)',

  open_title: 'Sua conta de recebimento',
  open_text: 'Abrindo o provedor de repasses…',
  open_back: 'Voltar às configurações',
  country: 'País da sua conta bancária',
  country_hint: 'Não é possível mudar depois de enviar seus dados.',
  country_choose: 'Escolha um país',
  country_other: 'Outro país',
  converted:
    'Cobramos os cartões em dólares americanos. A Stripe converte para a moeda da sua conta bancária e pode cobrar por isso.',
  manual: 'Cobre o aluguel por conta própria',
  manual_text:
    'Os pagamentos com cartão só vão para contas bancárias nos Estados Unidos, no Canadá, no Reino Unido, na Suíça e no Espaço Econômico Europeu. Combine outra forma de pagamento e registre cada pagamento que receber.',
  manual_record: 'Registrar pagamentos',
  deadline: 'Responda até {{day}}. Depois disso, você não poderá receber pagamentos até concluir.',

  schedule_title: 'Calendário de repasses',
  schedule: 'Frequência dos repasses',
  schedule_hint: 'Nos primeiros 30 dias, cada repasse leva 7 dias a mais.',
  schedule_daily: 'Diária',
  schedule_weekly: 'Semanal',
  schedule_monthly: 'Mensal',
  schedule_saved: 'Calendário de repasses salvo.',
};

export const vacation = {
  text_held:
    'Os hóspedes podem pagar você, mas o provedor ainda não consegue repassar ao seu banco.',
};
