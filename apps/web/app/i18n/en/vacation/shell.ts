export default {
  demo_banner: 'Demo: members, vacation rentals and payments on this site are fictional.',
  what: 'What is a vacation rental?',
  tenant_management: 'Guest management',
  tenant_messaging: 'Guest messaging',
  footer_note:
    '%brand% connects hosts and travelers. Agree on the details with your host before you pay.',
};
