/** Texts of the server: what every email has, and a brand's words for what is rented and who lets it. */
export default {
  button_fails: 'If the button does not work, open this address:',
  choose_emails: 'Choose your emails',
  lister: 'lister',
  place: 'crash pad',
  places: 'crash pads',
  questions: 'Questions?',
  unsubscribe: 'Unsubscribe',
} as const;
