export default {
  page_lead: 'Sua avaliação ajuda outros hóspedes a decidir.',
  back: 'Voltar ao imóvel de temporada',
  own_listing: 'Este imóvel de temporada é seu. Só hóspedes que ficaram aqui podem avaliar.',
  must_be_tenant: 'só hóspedes podem avaliar',
  others: 'Outros imóveis de temporada de {{name}}',
};
