export default {
  phone_tenants: 'Only to my guests',
  phone_tenants_too: 'When all logged-in users see it, your guests do, too.',
};
