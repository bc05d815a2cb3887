export default {
  after_lister: 'Then you can list your first vacation rental.',
  after_seeker: 'Then you can message hosts at every airport.',
  for_seekers: 'To find a vacation rental',
  for_listers: 'To list vacation rentals',
  other_terms_lister: 'Hosts and travelers agree to different terms.',
  other_terms_seeker: 'Travelers and hosts agree to different terms.',
};
