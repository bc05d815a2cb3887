/** The listing that a visitor wants, shown from the login to the conversation. */
export default {
  label: 'The crash pad you chose',
  per_month: '{{amount}} per month',
  login_message: 'Log in to message {{name}}.',
  login_listing: 'Log in to continue with this crash pad.',
  join_message: 'Join to message {{name}}.',
  join_listing: 'Join to continue with this crash pad.',
  cost: '{{price}} for {{months}} months. One payment, no renewal.',
  new_here: 'New here? {{price}} for {{months}} months. One payment, no renewal.',
  you_are_in: "You're in.",
  continue_to: 'Continue to {{title}}',
  search_base: 'Crash pads at {{base}}',
} as const;
