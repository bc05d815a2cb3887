export default {
  lister_returns: 'You can list crew houses again as soon as you pay.',
  listings_return: 'Your crew houses return to search as soon as you pay.',
  too_small_one:
    'This plan allows {{count}} crew house. You have {{own}}, including inactive ones.',
  too_small_other:
    'This plan allows {{count}} crew houses. You have {{own}}, including inactive ones.',
  no_plan_link: 'My crew house rentals',
};
