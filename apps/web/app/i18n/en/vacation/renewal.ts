export default {
  lister_returns: 'You can list vacation rentals again as soon as it is paid.',
  listings_return: 'Your vacation rentals are back in the search as soon as it is paid.',
  search_returns: 'You can write to hosts again as soon as it is paid.',
  one_package: 'Travelers have one package. Renewing it adds six months.',
  too_small_one:
    'It holds {{count}} vacation rental, and you have {{own}}, inactive ones included. Delete some first.',
  too_small_other:
    'It holds {{count}} vacation rentals, and you have {{own}}, inactive ones included. Delete some first.',
  change_smaller:
    '{{title}} holds less than you have now: with {{count}} guests or more you cannot invite others. Whoever rents already stays.',
  no_plan_link: 'My rentals',
};
