export default {
  title: 'My rentals',
  description: "Your rentals and invitations, what's due next, the address and your host.",
  closed_cancelled: 'Your host canceled the invitation.',
  lister: 'Your host',
  leave: 'Leave vacation rental',
  checkout_text:
    '{{lister}} can confirm or decline your request. Dates and times are local to the vacation rental.',
  left: 'You left the vacation rental.',
  empty_text:
    "When a host invites you by email, you'll see the invitation here. You can accept it in two taps.",
  empty_lister_text:
    "Hosts can be guests, too. When another host invites you, you'll see the invitation and your rental here. Your own guests are under My Guests.",
  find: 'Find a vacation rental',
  by_lister: 'Your host',
};
