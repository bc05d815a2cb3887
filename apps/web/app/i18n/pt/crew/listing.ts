export default {
  back_to_results: 'Alojamentos perto de {{city}} ({{prefix}})',
  unknown_listing_text: 'Não encontramos este alojamento. Talvez o anfitrião o tenha removido.',
  own_is_hidden: 'Este alojamento está oculto na busca. Quem tem o link ainda consegue vê-lo.',
  own_is_inactive: 'Este alojamento não está ativo. Os visitantes não o veem.',
  my_crashpads: 'Meu alojamento',
  gallery: 'Fotos do alojamento',
  description: 'Sobre este alojamento',
  related: 'Outros alojamentos de {{name}}',
};
