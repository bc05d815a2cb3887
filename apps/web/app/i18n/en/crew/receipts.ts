export default {
  find: 'Find a crew house',
};
