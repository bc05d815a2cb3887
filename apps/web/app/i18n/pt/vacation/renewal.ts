export default {
  lister_returns: 'Você pode anunciar imóveis de temporada de novo assim que pagar.',
  listings_return: 'Seus imóveis de temporada voltam à busca assim que você pagar.',
  one_package: 'Viajantes têm um só plano. Renovar soma seis meses.',
  too_small_one:
    'Este plano permite {{count}} imóvel de temporada. Você tem {{own}}, contando os inativos.',
  too_small_other:
    'Este plano permite {{count}} imóveis de temporada. Você tem {{own}}, contando os inativos.',
  change_smaller:
    '{{title}} tem limites menores: com {{count}} ou mais hóspedes, você não pode convidar outros. Os hóspedes atuais ficam.',
  no_plan_link: 'Minhas estadias',
  search_returns: 'Você pode escrever a anfitriões de novo assim que pagar.',
};
