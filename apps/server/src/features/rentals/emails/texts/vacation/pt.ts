export default {
  changed_choice:
    'Se não concordar, você pode desativar o AutoPay ou sair quando quiser, em Meu imóvel de temporada.',
  crash_pad: 'Imóvel de temporada',
  field_crash_pad: 'o imóvel',
  go_to_my_crashpad: 'Ir para Meu imóvel de temporada',
  go_to_my_crew: 'Ir para Meus hóspedes',
  rent_failed_confirm:
    'Seu banco quer que você confirme. Pague o aluguel em Meu imóvel de temporada ou salve outro cartão, que cobraremos na hora.',
  rent_failed_end:
    'Não cobraremos este aluguel deste cartão de novo. Pague em Meu imóvel de temporada ou combine outra forma com o anfitrião.',
  write_review:
    'Conte a outros hóspedes como foi: você pode escrever uma avaliação em Meu imóvel de temporada.',
};
