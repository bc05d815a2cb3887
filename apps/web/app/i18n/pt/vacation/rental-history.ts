export default {
  autopay_paused_payouts:
    'O AutoPay está em pausa: o anfitrião não pode receber pagamentos com cartão',
  the_tenant: 'O hóspede',
  field_location: 'Imóvel de temporada',
};
