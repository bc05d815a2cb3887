export default {
  lister_returns: 'You can list crew houses again as soon as it is paid.',
  listings_return: 'Your crew houses are back in the search as soon as it is paid.',
  too_small_one:
    'It holds {{count}} crew house, and you have {{own}}, inactive ones included. Delete some first.',
  too_small_other:
    'It holds {{count}} crew houses, and you have {{own}}, inactive ones included. Delete some first.',
  no_plan_link: 'My crew house rentals',
};
