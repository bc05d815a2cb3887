export default {
  title: 'My rentals',
  description: 'Your rentals and invitations: what is due next, the address and your host.',
  closed_cancelled: 'Your host canceled the invitation.',
  deposit_held: '{{amount}}, held by your host',
  lister: 'Your host',
  leave: 'Leave vacation rental',
  checkout_text:
    '{{lister}} gets your request and confirms or declines it. Dates and times are local to the vacation rental.',
  left: 'You have left the vacation rental.',
  empty_text: 'Invitations from hosts to your email appear here. You accept them with two taps.',
  empty_lister_text:
    'Hosts can be guests, too. When another host invites you, the invitation and your rental appear here. Your own guests are under My guests.',
  find: 'Find a vacation rental',
  by_lister: 'Your host',
};
