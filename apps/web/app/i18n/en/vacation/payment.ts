export default {
  after_lister: 'Then you can list your first vacation rental.',
  after_seeker: 'Then you can look for a vacation rental at every airport.',
  for_seekers: 'To find a vacation rental',
  for_listers: 'To list vacation rentals',
  other_terms_lister: 'Hosts agree to other terms than travelers.',
  other_terms_seeker: 'Travelers agree to other terms than hosts.',
};
