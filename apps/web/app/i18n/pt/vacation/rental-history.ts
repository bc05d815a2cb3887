export default {
  pause_payouts: 'o anfitrião não pode receber pagamentos com cartão',
  the_tenant: 'O hóspede',
  field_location: 'Imóvel de temporada',
};
