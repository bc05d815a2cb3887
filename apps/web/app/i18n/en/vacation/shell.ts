export default {
  demo_banner: 'Demonstration: members, vacation rentals and payments on this site are made up.',
  what: 'What is a vacation rental?',
  tenant_management: 'Guest management',
  tenant_messaging: 'Guest messaging',
  footer_note:
    '%brand% brings hosts and travelers together. Agree on the details with your host before you pay.',
};
