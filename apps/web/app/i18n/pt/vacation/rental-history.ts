export default {
  pause_payouts: 'o anfitrião não pode receber pagamentos com cartão',
  autopay_ended_payouts_disconnected:
    'O AutoPay terminou em {{day}} porque o anfitrião não pode mais receber pagamentos por cartão.',
  the_tenant: 'O hóspede',
  field_location: 'Imóvel de temporada',
};
