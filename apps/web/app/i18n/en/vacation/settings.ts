export default {
  phone_tenants: 'Only to my guests',
  phone_tenants_too: 'Your guests are included when all logged-in users see it.',
};
