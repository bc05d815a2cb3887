export default {
  choose_lead:
    'You can look at every crew house without an account. Join to write messages and to list.',
  lister_text: 'I have a crew house. Publish it, invite tenants, receive rent.',
  lister_button: 'List a crew house',
  seeker_text: 'I need a crew house. Write to every lister, at every base.',
  seeker_button: 'Find a crew house',
  plans_description: 'The packages for listers: what they cost and how many crew houses they hold.',
  details_meta_lister: 'List a crew house: your details',
  details_meta_seeker: 'Find a crew house: your details',
};
