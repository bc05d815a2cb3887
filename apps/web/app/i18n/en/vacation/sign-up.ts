export default {
  choose_description: 'Join %brand% as a host or as a traveler.',
  choose_lead:
    'You can look at every vacation rental without an account. Join to write messages and to list.',
  lister: 'Host',
  lister_text: 'I have a vacation rental. Publish it, invite guests, receive rent.',
  lister_button: 'List a vacation rental',
  seeker: 'Traveler',
  seeker_text: 'I need a vacation rental. Write to every host, at every destination.',
  seeker_button: 'Find a vacation rental',
  plans_meta: 'Host packages',
  plans_description:
    'The packages for hosts: what they cost and how many vacation rentals they hold.',
  back_to_choice: 'Back to Host or Traveler',
  details_meta_lister: 'List a vacation rental: your details',
  details_meta_seeker: 'Find a vacation rental: your details',
  details_lead_seeker:
    'You chose Traveler, {{price}} for six months. Nothing is charged on this page.',
  about_hint: 'Home town, interests, travel plans: whatever helps to find good company.',
};
