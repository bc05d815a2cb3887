export default {
  phone_hint_member: 'Your hosts see it once you rent.',
  phone_tenants: 'Only to my guests',
  phone_tenants_too: 'When all logged-in users see it, your guests do, too.',
  about_hint: 'Work, hobbies, travel plans: anything that helps you find good roommates.',
  closed: 'Your account is closed. Goodbye, and safe travels.',
};
