export default {
  find: 'Find a vacation rental',
};
