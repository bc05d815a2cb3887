export default {
  tenant_text:
    'Sua conta é grátis: você aluga pelo convite do anfitrião e não precisa de plano. Suas estadias e convites estão em Minhas estadias.',
  my_rentals: 'Minhas estadias',
  find: 'Encontrar um alojamento',
  autopay_off_text:
    'Deixamos de cobrar o aluguel automaticamente. Você mesmo o recebe. Seus alojamentos e inquilinos não mudam, e você pode ativar o AutoPay de novo quando quiser.',
  step_crashpads: 'Configure alojamentos',
  step_crashpads_text: 'Anuncie seus alojamentos com quartos, camas e preços.',
  add_crashpad: 'Adicionar um alojamento',
  my_crashpads: 'Meu alojamento',
};
