export default {
  after_lister: 'Then you can list your first crew house.',
  after_seeker: 'Then you can message listers at every airport.',
  for_seekers: 'To find a crew house',
  for_listers: 'To list crew houses',
};
