export default {
  basic_description: 'Um imóvel de temporada, com renovação anual',
  only_tenant_pays:
    'Só o hóspede pode pagar isto: o AutoPay estava desativado no vencimento, ou está agora.',
  payee_not_ready: 'O anfitrião não pode receber pagamentos agora. Nada foi cobrado.',
  premium_description: 'Alguns imóveis de temporada, com renovação anual',
  pro_description: 'Quantos imóveis de temporada você tiver, com renovação anual',
  seeker_title: 'Viajante',
  tenant_card_declined: 'O cartão do hóspede foi recusado.',
  tenant_has_no_card: 'O hóspede não tem um cartão que possa ser cobrado.',
  tenant_must_confirm: 'O hóspede precisa confirmar este pagamento.',
};
