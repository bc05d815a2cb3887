export default {
  lister_returns: 'Você pode anunciar alojamentos de novo assim que pagar.',
  listings_return: 'Seus alojamentos voltam à busca assim que você pagar.',
  too_small_one: 'Este plano permite {{count}} alojamento. Você tem {{own}}, contando os inativos.',
  too_small_other:
    'Este plano permite {{count}} alojamentos. Você tem {{own}}, contando os inativos.',
  no_plan_link: 'Minhas estadias',
};
