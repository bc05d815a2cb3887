export default {
  choose_lead:
    'You can browse every crew house without an account. Join to send messages and list your own.',
  lister_text: 'I have a crew house. I want to publish it, invite tenants and collect rent.',
  lister_button: 'List a crew house',
  seeker_text: 'I need a crew house. I want to message listers at any base.',
  seeker_button: 'Find a crew house',
  details_meta_lister: 'List a crew house: your details',
  details_meta_seeker: 'Find a crew house: your details',
};
