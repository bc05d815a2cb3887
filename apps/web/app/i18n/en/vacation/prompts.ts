export default {
  pending_text_one: 'You have {{count}} pending invitation. Please go to My rentals to accept it.',
  pending_text_other:
    'You have {{count}} pending invitations. Please go to My rentals to accept them.',
  to_my_crashpad: 'Go to My rentals',
};
