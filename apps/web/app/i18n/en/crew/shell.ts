export default {
  demo_banner: 'Demo: members, crew houses and payments on this site are fictional.',
  what: 'What is a crew house?',
};
