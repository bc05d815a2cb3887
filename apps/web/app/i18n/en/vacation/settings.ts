export default {
  about_hint: 'Home town, interests, travel plans: whatever helps to find good company.',
  phone_tenants: 'Only to my guests',
  phone_tenants_too: 'While all logged-in users see it, your guests do too.',
};
