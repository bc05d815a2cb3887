export default {
  fee_tenant_pays: 'O hóspede paga',
  agreed_hint:
    'Combinado com o hóspede. Edite a estadia para mudar o aluguel ou o dia do pagamento.',
  collect_action: 'O hóspede precisa confirmar este pagamento com o banco dele.',
};
