export default {
  title: 'My crew house rentals',
  leave: 'Leave crew house',
  checkout_text:
    '{{lister}} can confirm or decline your request. Dates and times are local to the crew house.',
  left: 'You left the crew house.',
  find: 'Find a crew house',
};
