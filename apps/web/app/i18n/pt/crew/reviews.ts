export default {
  back: 'Voltar ao alojamento',
  own_listing: 'Este alojamento é seu. Só tripulantes que ficaram aqui podem avaliar.',
  others: 'Outros alojamentos de {{name}}',
};
