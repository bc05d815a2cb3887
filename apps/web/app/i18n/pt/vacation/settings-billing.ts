export default {
  seeker_notice:
    'Uma conta de viajante é desativada depois de 6 meses. Ela não renova automaticamente. Só cobramos de novo se você renovar.',
  tenant_title: 'Boas-vindas, hóspede',
  tenant_text:
    'Sua conta é grátis: você aluga pelo convite do anfitrião e não precisa de plano. Suas estadias e convites estão em Minhas estadias.',
  my_rentals: 'Minhas estadias',
  find: 'Encontrar um imóvel de temporada',
  autopay_off_text:
    'Deixamos de cobrar o aluguel automaticamente. Você mesmo o recebe. Seus imóveis de temporada e hóspedes não mudam, e você pode ativar o AutoPay de novo quando quiser.',
  autopay_off_tenants_one: 'O AutoPay termina para {{count}} hóspede. Avisamos por email.',
  autopay_off_tenants_other:
    'O AutoPay termina para {{count}} hóspedes. Avisamos cada um por email.',
  autopay_again_one: 'Pedir de novo a {{count}} hóspede',
  autopay_again_other: 'Pedir de novo a {{count}} hóspedes',
  autopay_asked_one: 'Você pediu a {{count}} hóspede.',
  autopay_asked_other: 'Você pediu a {{count}} hóspedes.',
  fact_deposit: 'Cobramos a caução quando o hóspede aceita.',
  step_crashpads: 'Configure imóveis de temporada',
  step_crashpads_text: 'Anuncie seus imóveis de temporada com quartos, camas e preços.',
  add_crashpad: 'Adicionar um imóvel de temporada',
  my_crashpads: 'Meu imóvel de temporada',
  step_tenants: 'Convide hóspedes',
  step_tenants_text: 'Convide seus hóspedes por email. Eles veem os valores antes de aceitar.',
  my_crew: 'Meus hóspedes',
  one_time_text: 'Pagamentos avulsos que seus anfitriões pedem, como caução ou estacionamento.',
  one_time_none_text: 'Quando um anfitrião pedir um pagamento, você paga ou recusa aqui.',
};
