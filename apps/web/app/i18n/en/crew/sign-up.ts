export default {
  choose_lead:
    'Browse every crew house without an account. Join to send messages or list your own.',
  lister_text: 'I have a crew house to list. I want to invite tenants and collect rent.',
  lister_button: 'List a crew house',
  seeker_text: 'I need a crew house. I want to message listers at any base.',
  seeker_button: 'Find a crew house',
  details_meta_lister: 'List a crew house: your details',
  details_meta_seeker: 'Find a crew house: your details',
};
