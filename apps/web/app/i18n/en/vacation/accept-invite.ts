export default {
  to_rentals: 'My rentals',
  not_valid_text: 'Ask your host for a new invitation if you still need the bed.',
};
