export default {
  lister_returns: 'You can list vacation rentals again as soon as you pay.',
  listings_return: 'Your vacation rentals return to search as soon as you pay.',
  search_returns: 'You can message hosts again as soon as you pay.',
  one_package: 'Travelers have one plan. Renewing it adds six months.',
  too_small_one:
    'This plan allows {{count}} vacation rental. You have {{own}}, including inactive ones.',
  too_small_other:
    'This plan allows {{count}} vacation rentals. You have {{own}}, including inactive ones.',
  change_smaller:
    "{{title}} has lower limits. With {{count}} or more guests, you can't invite others. Current guests stay.",
  no_plan_link: 'My rentals',
};
