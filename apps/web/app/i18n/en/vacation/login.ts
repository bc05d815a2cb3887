export default {
  my_crashpads: 'My vacation rental',
};
