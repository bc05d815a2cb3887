/** Server texts: the common parts of emails, and a brand's words for listings and listers. */
export default {
  and_more_one: 'And {{count}} more',
  and_more_other: 'And {{count}} more',
  button_fails: "If the button doesn't work, open this address:",
  choose_emails: 'Choose your emails',
  label: '{{name}}:',
  lister: 'lister',
  place: 'crash pad',
  places: 'crash pads',
  questions: 'Questions?',
  unsubscribe: 'Unsubscribe',
} as const;

export const vacation = {
  lister: 'host',
  place: 'vacation rental',
  places: 'vacation rentals',
};

export const crew = {
  place: 'crew house',
  places: 'crew houses',
};
