export default {
  choose_description: 'Join %brand% as a host or as a traveler.',
  choose_lead:
    'Browse every vacation rental without an account. Join to send messages or list your own.',
  lister: 'Host',
  lister_text: 'I have a vacation rental to list. I want to invite guests and collect rent.',
  lister_button: 'List a vacation rental',
  seeker: 'Traveler',
  seeker_text: 'I need a vacation rental. I want to message hosts at any destination.',
  seeker_button: 'Find a vacation rental',
  plans_meta: 'Host plans',
  plans_description: 'Compare host plans by price and limits.',
  back_to_choice: 'Back to Host or Traveler',
  details_meta_lister: 'List a vacation rental: your details',
  details_meta_seeker: 'Find a vacation rental: your details',
  details_lead_seeker: "You chose Traveler. {{price}} You won't be charged on this page.",
  about_hint: 'Work, hobbies, travel plans: anything that helps you find good roommates.',
};
