export default {
  lister: 'Host',
  to_rentals: 'My rentals',
  not_valid_text:
    'If you accepted it, you can find it in your rentals. If you still need the bed, ask your host for a new invitation.',
};
