export default {
  my_crashpads: 'My crew house',
};
