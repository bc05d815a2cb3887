export default {
  title: 'My crew house rentals',
  leave: 'Leave crew house',
  checkout_text:
    '{{lister}} gets your request and confirms or declines it. Dates and times are local to the crew house.',
  left: 'You have left the crew house.',
  find: 'Find a crew house',
};
