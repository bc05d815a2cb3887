export default {
  meta_description:
    '{{beds}}, {{price}} por mês, a {{distance}} de {{airport}}. Fotos, regras da casa e avaliações de hóspedes.',
  meta_description_no_airport:
    '{{beds}}, {{price}} por mês. Fotos, regras da casa e avaliações de hóspedes.',
  back_to_results: 'Imóveis de temporada perto de {{city}} ({{prefix}})',
  unknown_listing_text:
    'Não encontramos este imóvel de temporada. Talvez o anfitrião o tenha removido.',
  own_is_hidden:
    'Este imóvel de temporada está oculto na busca. Quem tem o link ainda consegue vê-lo.',
  own_is_inactive: 'Este imóvel de temporada não está ativo. Os visitantes não o veem.',
  my_crashpads: 'Meu imóvel de temporada',
  gallery: 'Fotos do imóvel de temporada',
  description: 'Sobre este imóvel de temporada',
  metric_users: 'Hóspedes',
  related: 'Outros imóveis de temporada de {{name}}',
  message_lister: 'Escrever ao anfitrião',
  rules_none: 'O anfitrião não escreveu regras da casa. Você pode perguntar.',
  lister: 'O anfitrião',
};
