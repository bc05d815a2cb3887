export default {
  demo_banner: 'Demonstration: members, crew houses and payments on this site are made up.',
  what: 'What is a crew house?',
};
